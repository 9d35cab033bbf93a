"""What can go wrong on a device: damaged logs, two tabs, no room, a new version. Nothing is lost, and it is said."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.publish.conftest import BASE, TESTS, changed
from tests.publish.local import LocalEar, come, kept_for_later, play_now, resume, to_the_start
from tests.publish.webhost import WebHost, hosted
from tests.web.conftest import watched
from tests.web.table import first, middle, play_once, type_it

pytestmark = pytest.mark.slow

MEDDLE = """([table, kind]) => new Promise((done, failed) => {
  const opening = indexedDB.open("toptafel");
  opening.onerror = () => failed(opening.error);
  opening.onsuccess = () => {
    const transaction = opening.result.transaction(["events"], "readwrite");
    const events = transaction.objectStore("events");
    const last = events.openKeyCursor(IDBKeyRange.bound([table], [table, []]), "prev");
    last.onsuccess = () => {
      const [, number] = last.result.key;
      if (kind === "cut") events.delete([table, number]);
      if (kind === "garbage") events.put('{"kind": "pla', [table, number - 1]);
      if (kind === "wrong number") {
        const body = events.get([table, number]);
        body.onsuccess = () => events.put(body.result, [table, number + 7]);
        events.delete([table, number]);
      }
      last.onsuccess = null;
    };
    transaction.oncomplete = () => { opening.result.close(); done(); };
    transaction.onabort = () => failed(transaction.error);
  };
})"""
ROOM = 60_000_000  # bytes, for the page and its tables
FILL = """(most) => new Promise((done, failed) => {
  const opening = indexedDB.open("other");
  opening.onupgradeneeded = () => opening.result.createObjectStore("filling", { autoIncrement: true });
  opening.onerror = () => failed(opening.error);
  opening.onsuccess = () => put(most);
  const put = (size) => {
    if (size < 1) { opening.result.close(); return done(); }
    const transaction = opening.result.transaction(["filling"], "readwrite");
    transaction.objectStore("filling").add(new Uint8Array(size));
    transaction.oncomplete = () => put(size);
    transaction.onabort = () => put(Math.floor(size / 2));
  };
})"""  # with what else a page might keep, until there is no room
TAKEN = """async (folder) => {
  const isTaken = async () =>
    (await navigator.serviceWorker.getRegistration(folder)).active.scriptURL.endsWith("?changed");
  while (!(await isTaken())) await new Promise((done) => setTimeout(done, 20));
}"""
DAMAGES = ("cut", "garbage", "wrong number")


def begun(ear: LocalEar, game: str = "sudoku") -> str:
    """A table at which a move was played; its name."""
    table = play_now(ear, game)
    ear.wait(ear.is_ours)
    play_once(ear, type_it(ear.page), middle)
    ear.wait(ear.is_ours)
    return table


def test_a_damaged_table_says_so_and_the_others_go_on(page: Page, address: str) -> None:
    ear, tables = come(page, address), list[str]()
    for _ in range(len(DAMAGES) + 1):
        tables.append(begun(ear))
        to_the_start(page)
    whole = tables.pop()
    for table, kind in zip(tables, DAMAGES, strict=True):
        page.evaluate(MEDDLE, [table, kind])
    page.reload()
    for table, kind in zip(tables, DAMAGES, strict=True):
        page.goto(f"{address}#/t/{table}")
        expect(page.get_by_role("status").first, kind).to_contain_text("damaged")
    ear.forget()
    page.goto(f"{address}#/t/{whole}")
    ear.wait(ear.is_ours)
    play_once(ear, type_it(page), first)
    page.goto(f"{address}#/")
    expect(page.get_by_role("link", name=re.compile("SuDoKu")).first).to_be_visible()


def remove(page: Page, name: str) -> None:
    """Throw a table away, and say so twice."""
    page.get_by_role("button", name=re.compile(name)).click()
    page.get_by_role("button", name="Yes, remove it").click()
    expect(page.get_by_role("button", name=re.compile("^Remove"))).to_have_count(0)


def test_a_table_is_removed_in_all_tabs_and_a_damaged_one_too(context: BrowserContext, address: str) -> None:
    one = come(watched(context.new_page()), address)
    other = LocalEar(watched(context.new_page()))
    other.page.goto(f"{address}#/t/{begun(one)}")
    other.wait(other.is_ours)
    to_the_start(one.page)
    remove(one.page, "^Remove: SuDoKu")
    expect(other.page.get_by_role("status").first).to_contain_text("There is no such table on this device")
    other.page.close()
    table = begun(one)
    to_the_start(one.page)
    one.page.evaluate(MEDDLE, [table, "cut"])
    one.page.reload()
    remove(one.page, "^Remove the damaged table")
    one.page.goto(f"{address}#/t/{table}")
    expect(one.page.get_by_role("status").first).to_contain_text("There is no such table on this device")


def test_two_tabs_at_one_table_see_all_and_lose_nothing(context: BrowserContext, address: str) -> None:
    one = come(watched(context.new_page()), address)
    table = begun(one, "uptown")
    other = LocalEar(watched(context.new_page()))
    other.page.goto(f"{address}#/t/{table}")
    other.wait(other.is_ours)
    ours = []
    for actor, watcher in ((one, other), (other, one), (one, other)):
        ours.append(play_once(actor, type_it(actor.page), middle))
        agree(actor, watcher)
    moves, turn = one.view["legal"], one.view["turn"]
    type_it(one.page)(moves[0])
    type_it(other.page)(moves[-1])
    one.wait(lambda: bool(one.card["turn"] > turn))
    agree(one, other)
    assert one.view["moves"][turn] in (moves[0], moves[-1])
    assert all(move in one.view["moves"] for move in ours)
    resume(other, table)
    assert other.view == one.view


def agree(one: LocalEar, other: LocalEar) -> None:
    """Wait until both are told the same, and that it is their turn."""
    one.wait(one.is_ours)
    other.wait(lambda: other.is_ours() and other.card["turn"] >= one.card["turn"])
    one.wait(lambda: one.card["turn"] >= other.card["turn"])
    assert one.view == other.view


def test_a_move_for_which_there_is_no_room_is_not_played_and_it_is_said(page: Page, address: str) -> None:
    storage, origin = page.context.new_cdp_session(page), address.removesuffix(BASE)
    storage.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": ROOM})
    ear = come(page, address)
    kept_for_later(page)
    table = begun(ear)
    before, move = ear.view, middle(ear.view["legal"])
    page.evaluate(FILL, ROOM)
    type_it(page)(move)
    expect(page.get_by_role("alert").filter(has_text="The storage of this browser is full")).to_be_visible()
    storage.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    resume(ear, table)
    assert ear.view == before
    play_once(ear, type_it(page), middle)


@pytest.fixture
def changing(published: Path, tmp_path: Path) -> Iterator[WebHost]:
    """A host whose folder can be published anew."""
    shutil.copytree(published, tmp_path / "old")
    with hosted({BASE: tmp_path / "old", "/tests/": TESTS}) as host:
        yield host


def publish_anew(host: WebHost, folder: Path) -> None:
    """Another version, in which a game is called otherwise."""
    changed(host.folders[BASE], folder, "python/games.en.json", "SuDoKu", "SuDoKu anew")
    host.folders[BASE] = folder


def test_a_new_version_is_taken_at_the_next_start_and_goes_on_with_old_tables(
    context: BrowserContext, changing: WebHost, tmp_path: Path
) -> None:
    address = changing.address(BASE)
    page = watched(context.new_page())
    ear = come(page, address)
    kept_for_later(page)
    table = begun(ear)
    publish_anew(changing, tmp_path / "new")
    play_once(ear, type_it(page), middle)
    ear.wait(ear.is_ours)
    resume(ear, table)
    page.wait_for_function("async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)")
    play_once(ear, type_it(page), middle)
    ear.wait(ear.is_ours)
    to_the_start(page)
    expect(page.get_by_role("region", name="SuDoKu anew", exact=True)).to_have_count(0)
    before = ear.view
    page.close()
    later = watched(context.new_page())
    later.goto(changing.address("/tests/publish/beside/desk.html"))  # a page that is not of the folder
    later.evaluate(TAKEN, BASE)
    ear = come(later, address)
    expect(later.get_by_role("region", name="SuDoKu anew", exact=True)).to_be_visible()
    later.goto(f"{address}#/t/{table}")
    ear.wait(ear.is_ours)
    assert ear.view == before


def test_a_new_page_with_an_old_worker_goes_on_with_old_tables(page: Page, changing: WebHost, tmp_path: Path) -> None:
    """As if somebody had the page loaded anew without what is kept of it."""
    ear = come(page, changing.address(BASE))
    kept_for_later(page)
    table = begun(ear)
    before = ear.view
    publish_anew(changing, tmp_path / "new")
    page.context.new_cdp_session(page).send("Network.setBypassServiceWorker", {"bypass": True})
    resume(ear, table)
    assert ear.view == before
    play_once(ear, type_it(page), middle)
