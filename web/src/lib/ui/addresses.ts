/** How the places of the page are written as addresses, and read again. */
export interface Addresses {
  read(location: Pick<Location, "pathname" | "hash">): string;
  write(path: string): string;
}

/** As paths, where a server answers to all of them. */
export const asPaths = (base: string): Addresses => ({
  read: ({ pathname }) => decoded(pathname.slice(base.length)),
  write: (path) => base + path,
});

/** Behind a #, where there is nothing but one file. `page` is its whole address: a # alone would lead to the base. */
export const behindHash = (page: string): Addresses => ({
  read: ({ hash }) => decoded(hash.replace(/^#\/?/, "").split("?")[0]!),
  write: (path) => `${page}#/${path}`,
});

/** What cannot be read is taken as it stands, and leads nowhere. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
