"""Routes for people: come as a guest, get an account, change or leave."""

from typing import Any

from fastapi import APIRouter, Request

from feira.server.errors import ErrorBody
from feira.server.ids import new_key
from feira.server.people import Person
from feira.server.services import S, SomePerson, limited_as
from feira.server.shapes.people import Account, HookState, Login, Me, MeAnew, MeChange, NewGuest, PersonShape, Welcome
from feira.server.shapes.reports import NewPassword
from feira.table.seats import checked_name

router = APIRouter(tags=["people"])
_REFUSALS: dict[int | str, dict[str, Any]] = {
    401: {"model": ErrorBody, "description": "No token, or one that is not valid."}
}


@router.post("/guests", status_code=201)
async def come(guest: NewGuest, request: Request, services: S) -> Welcome:
    """Come as a guest: a name is enough."""
    name = checked_name(guest.name)
    services.limiters.guests.require(limited_as(request), "new guests")
    return _welcome(services, await services.people.add_guest(name, guest.language))


@router.post("/login", responses={401: {"model": ErrorBody, "description": "Login or password is wrong."}})
async def log_in(login: Login, request: Request, services: S) -> Welcome:
    """Come back on another device."""
    services.limiters.logins.require(limited_as(request), "logins")
    return _welcome(services, await services.people.log_in(login.login, login.password))


@router.post("/reset", responses={403: {"model": ErrorBody, "description": "The key was used already, or is too old."}})
async def reset(wanted: NewPassword, request: Request, services: S) -> Welcome:
    """Choose a new password with the one-time link that the owner of the server has given you."""
    services.limiters.logins.require(limited_as(request), "logins")
    changed = await services.people.reset_password(wanted.key, wanted.password)
    services.connections.close_all(changed.id)
    return _welcome(services, changed)


@router.get("/me", responses=_REFUSALS)
async def who_am_i(person: SomePerson, services: S) -> Me:
    """All that the server knows of you."""
    return await _me(services, person)


@router.patch("/me", responses=_REFUSALS)
async def change(values: MeChange, person: SomePerson, services: S) -> Me:
    """Change name, language or webhook. Names at tables stay as they are."""
    changes = values.model_dump(exclude_none=True)
    if "name" in changes:
        changes["name"] = checked_name(changes["name"])
    if "hook_url" in changes:
        changes["hook_url"] = services.hooks.checked(changes["hook_url"])
    changed = await services.people.change(person, **changes) if changes else person
    return await _me(services, changed)


@router.post(
    "/me/account",
    responses={
        **_REFUSALS,
        403: {"model": ErrorBody, "description": "You have an account, and the old password is missing or wrong."},
        409: {"model": ErrorBody, "description": "Somebody else has this login."},
    },
)
async def add_account(account: Account, person: SomePerson, request: Request, services: S) -> MeAnew:
    """Get a login and a password: with them you can come back from anywhere.

    If you already have an account, you get new ones for the old password; all tokens become void, and you get another.
    """
    services.limiters.logins.require(limited_as(request), "accounts")
    if person.login is None:
        changed = await services.people.add_account(person, account.login, account.password)
    else:
        await services.people.require_password(person, account.old_password)
        changed = await services.people.replace_account(person, account.login, account.password)
        services.connections.close_all(person.id)
    me = await _me(services, changed)
    return MeAnew(**me.model_dump(), token=services.people.token_of(changed))


@router.post("/me/tokens/revoke", responses=_REFUSALS)
async def revoke(person: SomePerson, services: S) -> Welcome:
    """Make all your tokens void, on all devices; you get a new one."""
    changed = await services.people.revoke_tokens(person)
    services.connections.close_all(person.id)
    return _welcome(services, changed)


@router.post("/me/hook/secret", responses=_REFUSALS)
async def renew_hook_secret(person: SomePerson, services: S) -> Me:
    """Get a new secret for your webhook; the old one signs nothing any more."""
    return await _me(services, await services.people.change(person, hook_secret=new_key()))


@router.post("/me/feed", responses=_REFUSALS)
async def renew_feed(person: SomePerson, services: S) -> Me:
    """Get a new path for your feed; under the old one there is nothing any more."""
    return await _me(services, await services.people.change(person, feed_key=new_key()))


@router.delete("/me", status_code=204, responses=_REFUSALS)
async def leave(person: SomePerson, services: S) -> None:
    """Be forgotten: account, campaign, what you have said, records you have uploaded. A bot takes over your seats.

    The games of others stay; your name and id in them are replaced.
    """
    await services.forgetting.forget(person)
    services.connections.close_all(person.id)


def _welcome(services: S, person: Person) -> Welcome:
    return Welcome(person=PersonShape(id=person.id, name=person.name), token=services.people.token_of(person))


async def _me(services: S, person: Person) -> Me:
    hook = None
    if person.hook_url is not None:
        waiting, given_up, problem = await services.hooks.trouble_of(person.id)
        hook = HookState(waiting=waiting, given_up=given_up, problem=problem)
    return Me(
        id=person.id,
        name=person.name,
        language=person.language,
        login=person.login,
        hook_url=person.hook_url,
        hook_secret=person.hook_secret,
        hook=hook,
        feed=f"{services.settings.base_path}/api/feeds/{person.feed_key}.atom",
        created=person.created,
        moderator=person.moderator,
    )
