/** Where the pictures of the games are, by the names of their folders; the build makes it. */
declare module "virtual:pictures" {
  const addresses: Record<string, string>;
  export default addresses;
}
