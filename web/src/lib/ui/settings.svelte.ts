/** What a person has chosen on this device: light or dark, and how the table behaves. */

type Theme = "light" | "dark";
export type Choice = "confirm" | "sound" | "curtain" | "notify";

function read(name: string): string | null {
  try {
    return localStorage.getItem(`toptafel-${name}`);
  } catch {
    return null;
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`toptafel-${name}`, value);
  } catch {
    // a browser that keeps nothing has settings for as long as the page is open
  }
}

class Settings {
  theme = $state<Theme>(
    (read("theme") as Theme | null) ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"),
  );
  confirm = $state(read("confirm") === "yes");
  sound = $state(read("sound") === "yes");
  curtain = $state(read("curtain") !== "no");
  notify = $state(read("notify") === "yes");

  constructor() {
    this.show();
  }

  turn(): void {
    this.theme = this.theme === "dark" ? "light" : "dark";
    keep("theme", this.theme);
    this.show();
  }

  set(name: Choice, value: boolean): void {
    this[name] = value;
    keep(name, value ? "yes" : "no");
  }

  private show(): void {
    document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
