/** The page that is shown when the server cannot be reached: in the reader's language, light or dark as it was chosen. */

function stored(name) {
  try {
    return localStorage.getItem(`toptafel-${name}`);
  } catch {
    return null;
  }
}

const sections = [...document.querySelectorAll("section")];
const wanted = [stored("language"), ...navigator.languages.map((name) => name.slice(0, 2)), "en"];
const language = wanted.find((name) => sections.some((section) => section.lang === name));
const dark = (stored("theme") ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";

document.documentElement.lang = language;
document.documentElement.dataset.theme = dark ? "dark" : "light";
for (const section of sections) {
  section.hidden = section.lang !== language;
  section.querySelector("button").onclick = () => location.reload();
  if (!section.hidden) document.title = `${section.querySelector("h1").textContent} – Toptafel`;
}
addEventListener("online", () => location.reload());
