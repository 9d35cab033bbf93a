"""Draw the icons of the page anew from its SVG: `python -m tests.web.icons`, after a change of web/public/icon.svg."""

from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import FLAGS, WEB, chromium

PUBLIC = WEB / "public"
ICONS = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "icon-maskable.png": (512, 0.8)}  # pixels, share
WOOD = "#8A6237"  # what a maskable icon is on: whatever is cut off it, there is nothing in it


def draw(browser: Browser, name: str) -> None:
    """One icon; in one that may be cut to a circle the drawing keeps away from the edges."""
    size, share = ICONS[name]
    page = browser.new_page(viewport={"width": size, "height": size})
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8").replace("<svg ", f'<svg width="{size * share}" ', 1)
    ground = "transparent" if share == 1 else WOOD
    page.set_content(
        f'<body style="margin:0;height:100vh;display:grid;place-items:center;background:{ground}">{drawing}'
    )
    page.screenshot(path=PUBLIC / name, omit_background=True)
    page.close()


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name in ICONS:
            draw(browser, name)
        browser.close()


if __name__ == "__main__":
    main()
