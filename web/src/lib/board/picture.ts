/** The picture of a board as it is seen now: a drawing that needs no page around it, and the same in pixels. */

const FROM_PARENT = [
  ...["fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap"],
  ...["stroke-linejoin", "font-family", "font-size", "font-weight", "font-variation-settings", "letter-spacing"],
  ...["font-variant-numeric", "text-anchor", "dominant-baseline", "paint-order", "visibility"],
];
const BY_ITSELF = {
  display: "inline",
  opacity: "1",
  filter: "none",
  "mix-blend-mode": "normal",
  "stop-color": "rgb(0, 0, 0)",
  "stop-opacity": "1",
};
const MOVED = ["transform", "transform-origin", "transform-box"];
const PLACED = ["x", "y", "cx", "cy", "r"]; // which styles may say instead of attributes
const FOR_FINGERS = /^(role|tabindex|class|aria-.*|data-.*)$/;
const MARGIN = 0.03; // of the width, around the board
const PIXELS = 1600; // across

/** A board as an SVG file: the page's colours and fonts are written into it, and what is there for fingers is left out. */
export async function svgOf(board: SVGSVGElement, title: string): Promise<string> {
  const copy = board.cloneNode(true) as SVGSVGElement;
  paint(board, copy, null);
  copy.querySelectorAll('[role="row"]').forEach((part) => part.remove());
  for (const part of [copy, ...copy.querySelectorAll("*")]) strip(part);
  const { x, y, width, height } = board.viewBox.baseVal;
  const margin = MARGIN * width;
  const box = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
  copy.setAttribute("viewBox", Object.values(box).join(" "));
  copy.setAttribute("width", `${PIXELS}`);
  copy.setAttribute("height", `${Math.round((PIXELS * box.height) / box.width)}`);
  const fill = getComputedStyle(document.documentElement).getPropertyValue("--linen");
  copy.prepend(made("title", {}, title), made("style", {}, await fonts()), made("rect", { ...box, fill }));
  return new XMLSerializer().serializeToString(copy);
}

/** The same in pixels, as a PNG file. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("the browser makes no picture")))),
  );
}

/** Write into a copy how its original looks, as far as that comes from the page's styles. */
function paint(from: Element, to: Element, parent: CSSStyleDeclaration | null): void {
  const style = getComputedStyle(from);
  const value = (name: string): string => style.getPropertyValue(name);
  const names = [
    ...FROM_PARENT.filter((name) => value(name) !== parent?.getPropertyValue(name)),
    ...Object.entries(BY_ITSELF).flatMap(([name, usual]) => (value(name) === usual ? [] : [name])),
    ...(value("transform") === "none" || from.hasAttribute("transform") ? [] : MOVED),
  ];
  const own = (to as SVGElement).style;
  own.cssText = "";
  for (const name of names) own.setProperty(name, value(name));
  for (const name of PLACED)
    if (!from.hasAttribute(name) && parseFloat(value(name))) to.setAttribute(name, `${parseFloat(value(name))}`);
  for (const [index, child] of [...from.children].entries()) paint(child, to.children[index]!, style);
}

/** Without what is there for fingers, or speaks of the page's own colours, which are painted already. */
function strip(part: Element): void {
  for (const name of part.getAttributeNames())
    if (FOR_FINGERS.test(name) || part.getAttribute(name)!.includes("var(--")) part.removeAttribute(name);
}

function made(name: string, attributes: Record<string, string | number>, text = ""): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`);
  element.textContent = text;
  return element;
}

/** The page's own fonts, as they are in its styles, with their files inside. */
async function fonts(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule && /url\(/.test(rule.cssText));
  return (await Promise.all(faces.map(embedded))).join("\n");
}

async function embedded({ cssText, parentStyleSheet }: CSSRule): Promise<string> {
  const [whole, , path] = /url\((["']?)(.+?)\1\)/.exec(cssText)!;
  const file = await (await fetch(new URL(path!, parentStyleSheet?.href ?? document.baseURI))).blob();
  const reader = new FileReader();
  const read = new Promise((done) => (reader.onload = done));
  reader.readAsDataURL(file);
  await read;
  return cssText.replace(whole, `url("${reader.result as string}")`);
}
