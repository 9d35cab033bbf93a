"""A guest moves to another device with a code: once, soon, and with the latest one."""

from pathlib import Path

import pytest

from tests.server.servers import server_here
from tests.server.together import guest_id, run, two_at_a_table, until, why_not
from toptafel.client import Client, Lost
from toptafel.server.services.clock import Clock

pytestmark = pytest.mark.usefixtures("soon")


class Ahead:
    """A clock that is so many milliseconds ahead of another."""

    def __init__(self, clock: Clock, by: int) -> None:
        self.clock, self.by = clock, by

    def now(self) -> int:
        return self.clock.now() + self.by


def test_a_code_moves_a_guest_once_and_the_other_device_is_nobody_then(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here, two_at_a_table(here) as (anna, hers, _, _):
            guest, phone = await guest_id(anna), Client(here.url)
            code = (await anna.request("POST", "api/guest/code"))["code"]
            await phone.request("POST", "api/guest/move", {"code": code.lower().replace("-", " ")})
            assert await guest_id(phone) == guest
            assert await why_not(Client(here.url).request("POST", "api/guest/move", {"code": code})) == "wrong-code"
            with pytest.raises(Lost) as lost:
                await until(hers, "never")
            assert lost.value.code == 4001
            assert await why_not(anna.request("GET", "api/guest")) == "no-guest"
            async with phone.connect(hers.table) as seat:
                await seat.play((await phone.request("GET", f"api/tables/{hers.table}/view"))["legal"][0], 0, 0)

    run(go())


def test_a_new_code_makes_the_one_before_worthless(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna = await here.guest("Anna")
            first, second = [await anna.request("POST", "api/guest/code") for _ in range(2)]
            assert await why_not(Client(here.url).request("POST", "api/guest/move", first)) == "wrong-code"
            await Client(here.url).request("POST", "api/guest/move", second)

    run(go())


@pytest.mark.parametrize(("minutes", "answer"), [(9.9, ""), (10.1, "wrong-code")])
def test_a_code_is_good_for_ten_minutes(tmp_path: Path, minutes: float, answer: str) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna, phone = await here.guest("Anna"), Client(here.url)
            code = await anna.request("POST", "api/guest/code")
            here.server.services.clock = Ahead(here.server.services.clock, int(minutes * 60_000))  # type: ignore[assignment]
            if answer:
                assert await why_not(phone.request("POST", "api/guest/move", code)) == answer
                assert await guest_id(anna)
            else:
                await phone.request("POST", "api/guest/move", code)
                assert await guest_id(phone)

    run(go())
