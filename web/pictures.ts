import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, type Plugin, type Rolldown } from "vite";

/** The pictures of the start page, drawn by the boards themselves, and the module that says where they are. */

const MODULE = "virtual:pictures";

/** The code that draws, built for Node; the classes it writes are those of the page's own styles. */
async function drawer(): Promise<{ draw: () => Record<string, string> }> {
  const { output } = (await build({
    configFile: false,
    logLevel: "warn",
    plugins: [svelte()],
    ssr: { noExternal: true },
    build: { ssr: "src/draw.ts", write: false, target: "es2022" },
  })) as Rolldown.RolldownOutput;
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString("base64")}`);
}

export const pictures = (): Plugin => ({
  name: "toptafel-pictures",
  apply: "build",
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
  async load(id) {
    if (id !== `\0${MODULE}`) return null;
    const { draw } = await drawer();
    const places = Object.entries(draw()).map(([folder, source]) => {
      const name = `${folder}.html`;
      return `${folder}: import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name, source })}`;
    });
    return `export default { ${places.join(", ")} };`;
  },
});
