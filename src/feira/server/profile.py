"""Routes for people: come as a guest, get an account, change or leave."""

from typing import Any

from fastapi import APIRouter, Request

from feira.server.errors import ErrorBody, ServerRefused
from feira.server.people import Person
from feira.server.services import S, SomePerson, address_of
from feira.server.shapes import Account, Login, Me, MeChange, NewGuest, PersonShape, Welcome
from feira.table.seats import checked_name

router = APIRouter(tags=["people"])
_REFUSALS: dict[int | str, dict[str, Any]] = {
    401: {"model": ErrorBody, "description": "No token, or one that is not valid."}
}


@router.post("/guests", status_code=201)
async def come(guest: NewGuest, request: Request, services: S) -> Welcome:
    """Come as a guest: a name is enough."""
    name = checked_name(guest.name)
    services.limiters.guests.require(address_of(request), "new guests")
    return _welcome(services, await services.people.add_guest(name, guest.language))


@router.post("/login", responses={401: {"model": ErrorBody, "description": "Login or password is wrong."}})
async def log_in(login: Login, request: Request, services: S) -> Welcome:
    """Come back on another device."""
    services.limiters.logins.require(address_of(request), "logins")
    return _welcome(services, await services.people.log_in(login.login, login.password))


@router.get("/me", responses=_REFUSALS)
async def who_am_i(person: SomePerson) -> Me:
    """All that the server knows of you."""
    return _me(person)


@router.patch("/me", responses=_REFUSALS)
async def change(values: MeChange, person: SomePerson, services: S) -> Me:
    """Change name, language or web hook. Names at tables stay as they are."""
    changes = values.model_dump(exclude_none=True)
    if "name" in changes:
        changes["name"] = checked_name(changes["name"])
    if "hook_url" in changes:
        changes["hook_url"] = _checked_hook(changes["hook_url"])
    return _me(await services.people.change(person, **changes) if changes else person)


@router.post(
    "/me/account",
    responses={**_REFUSALS, 409: {"model": ErrorBody, "description": "Somebody else has this login."}},
)
async def add_account(account: Account, person: SomePerson, request: Request, services: S) -> Me:
    """Get a login and a password, or new ones: with them you can come back from anywhere."""
    services.limiters.logins.require(address_of(request), "accounts")
    return _me(await services.people.add_account(person, account.login, account.password))


@router.post("/me/tokens/revoke", responses=_REFUSALS)
async def revoke(person: SomePerson, services: S) -> Welcome:
    """Make all your tokens void, on all devices; you get a new one."""
    changed = await services.people.revoke_tokens(person)
    services.connections.close_all(person.id)
    return _welcome(services, changed)


@router.delete("/me", status_code=204, responses=_REFUSALS)
async def leave(person: SomePerson, services: S) -> None:
    """Be forgotten: account, campaign and what you have said. A bot plays on for you."""
    await services.lobby.leave_everything(person)
    await services.people.forget(person)
    services.connections.close_all(person.id)


def _welcome(services: S, person: Person) -> Welcome:
    return Welcome(person=PersonShape(id=person.id, name=person.name), token=services.people.token_of(person))


def _me(person: Person) -> Me:
    return Me(
        id=person.id,
        name=person.name,
        language=person.language,
        login=person.login,
        hook_url=person.hook_url,
        hook_secret=person.hook_secret,
        feed=f"/api/feeds/{person.feed_key}.atom",
        created=person.created,
    )


def _checked_hook(url: str) -> str | None:
    """An address that may be called; where it leads to is looked at when it is called."""
    if not url:
        return None
    if not url.startswith(("https://", "http://")) or not url.isprintable() or " " in url:
        raise ServerRefused("bad-hook", "a web hook begins with https:// or http://")
    return url
