"""The HTTP side of notices: what somebody wants to be told of, by which ways, and what there is to tell now."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tapete.server.meeting_pages import MeetingPages
from tapete.server.notices import OUTWARD, Notices
from tapete.server.pages import answer, within
from tapete.table.bodies import DeviceAsked, NoticesAsked, NoticeTest
from tapete.table.errors import Denied

decode_notices = msgspec.json.Decoder(NoticesAsked).decode
decode_device = msgspec.json.Decoder(DeviceAsked).decode
decode_test = msgspec.json.Decoder(NoticeTest).decode


class NoticePages:
    """The pages of notices; whoever acts shows their key."""

    def __init__(self, people: MeetingPages, notices: Notices) -> None:
        self.people = people
        self.pages = people.pages
        self.notices = notices

    def routes(self) -> list[Route]:
        return [
            Route("/api/meet/notices", self.shown, methods=["GET"]),
            Route("/api/meet/notices", self.change, methods=["PUT"]),
            Route("/api/meet/notices/devices", self.add_device, methods=["POST"]),
            Route("/api/meet/notices/devices/{device}", self.drop_device, methods=["DELETE"]),
            Route("/api/meet/notices/test", self.test, methods=["POST"]),
        ]

    async def shown(self, request: Request) -> Response:
        within(self.pages.guest(request).looks)
        return answer(await self.notices.shown(await self.people.who(request)))

    async def change(self, request: Request) -> Response:
        self.pages.count(request)
        person = await self.people.who(request)
        asked = await self.pages.body(request, decode_notices)
        await self.notices.change(person, asked.kinds, asked.webhook.strip(), asked.lang)
        return answer(await self.notices.shown(person))

    async def add_device(self, request: Request) -> Response:
        self.pages.count(request)
        person = await self.people.who(request)
        asked = await self.pages.body(request, decode_device)
        await self.notices.add_device(person, msgspec.to_builtins(asked))
        return answer(await self.notices.shown(person), 201)

    async def drop_device(self, request: Request) -> Response:
        self.pages.count(request)
        person = await self.people.who(request)
        await self.notices.drop_device(person, str(request.path_params["device"]))
        return answer(await self.notices.shown(person))

    async def test(self, request: Request) -> Response:
        """Send a notice now, to see whether it arrives."""
        self.pages.count(request)
        person = await self.people.who(request)
        asked = await self.pages.body(request, decode_test)
        if asked.way not in OUTWARD:
            raise Denied("bad_message", detail="way")
        return answer({"sent": await self.notices.test(person, asked.way)})
