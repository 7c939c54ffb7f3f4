"""Everything that can go wrong on the wire, by code: its text in both languages and its HTTP status."""

from __future__ import annotations

from typing import Final

from tapete.core.language import Words, sentence
from tapete.core.refusal import BadDocument, Refusal
from tapete.table.wire import Both, Problem, both

LONGEST_REASON: Final = 400
LONGEST_DETAIL: Final = 200


class Fault:
    """One kind of error."""

    def __init__(self, code: str, status: int, es: str, en: str) -> None:
        self.code = code
        self.status = status
        self.text = Words(es, en)


_FAULTS: Final = (
    # what is said
    Fault(
        "bad_message",
        400,
        "El mensaje no es de este protocolo: recarga la página.",
        "The message is not of this protocol: reload the page.",
    ),
    Fault("too_large", 413, "El mensaje es demasiado grande.", "The message is too large."),
    Fault("too_fast", 429, "Demasiados mensajes: espera un momento.", "Too many messages: wait a moment."),
    Fault("forbidden_origin", 403, "Esta página no puede hablar con la mesa.", "This page may not speak to the table."),
    Fault("busy", 503, "No caben más mesas ahora: inténtalo más tarde.", "No room for more tables now: try again later."),
    Fault("not_found", 404, "Aquí no hay nada.", "There is nothing here."),
    # sitting down
    Fault("not_joined", 409, "Primero siéntate a una mesa.", "Sit down at a table first."),
    Fault("already_joined", 409, "Ya estás en una mesa.", "You are at a table already."),
    Fault(
        "no_such_match",
        404,
        "No existe esa partida en este servidor: vuelve a la sala.",
        "There is no such match on this server: go back to the lobby.",
    ),
    Fault("bad_token", 403, "Esa llave no abre ningún asiento de esta mesa.", "That token opens no seat of this table."),
    Fault(
        "bad_invitation",
        403,
        "La invitación no vale o ya se ha usado: pide otra a quien te invitó.",
        "The invitation is not valid or has been used: ask whoever invited you for another.",
    ),
    Fault(
        "other_rules",
        409,
        "La partida se jugó con otra versión de las reglas o de las cartas, con las que ya no se puede ni empezar a repetir.",
        "The match was played with another version of the rules or cards, by which not even its beginning can be repeated.",
    ),
    Fault(
        "damaged",
        409,
        "Lo guardado de esta partida está dañado; quien lleva el servidor puede ver qué falta (tapete admin check).",
        "What was kept of this match is damaged; whoever runs the server can see what is missing (tapete admin check).",
    ),
    # playing
    Fault("spectator", 403, "Los espectadores solo miran.", "Spectators only look on."),
    Fault("seats_open", 409, "Faltan jugadores por sentarse.", "Players are still missing."),
    Fault("not_your_question", 409, "Ahora no decides tú.", "The decision is not yours now."),
    Fault(
        "stale",
        409,
        "La pregunta ha cambiado entre tanto: responde a la nueva.",
        "The question has changed in the meantime: answer the new one.",
    ),
    Fault("refused", 409, "Las reglas no lo permiten.", "The rules do not allow it."),
    Fault(
        "move_id_reused",
        409,
        "Ese identificador ya se usó para otra cosa.",
        "That identifier was already used for something else.",
    ),
    Fault("match_over", 409, "La partida ha terminado.", "The match is over."),
    Fault("time_up", 409, "Se te ha acabado el tiempo.", "Your time is up."),
    Fault("gave_up", 409, "Dejaste esta partida: otro juega por ti.", "You left this match: somebody else plays for you."),
    Fault("no_undo", 409, "No hay nada que deshacer.", "There is nothing to take back."),
    Fault(
        "undo_learnt",
        409,
        "Ya no se puede deshacer: desde entonces se ha visto una carta oculta o ha decidido el azar.",
        "It cannot be taken back any more: since then a hidden card was seen or chance has decided.",
    ),
    Fault("undo_denied", 409, "Otro jugador no quiere deshacer.", "Another player does not want to take back."),
    Fault(
        "no_hint",
        409,
        "Aquí no se puede preguntar a un bot: solo contra bots, o después de la partida.",
        "No bot can be asked here: only against bots, or after the match.",
    ),
    Fault(
        "no_review",
        409,
        "No se ha podido repasar esta partida; puedes intentarlo otra vez.",
        "This match could not be looked back at; you can try again.",
    ),
    Fault("no_claim", 409, "No puedes reclamar la partida:", "You cannot claim the match:"),
    Fault("no_request", 409, "Nadie espera esa respuesta.", "Nobody waits for that answer."),
    Fault(
        "incident",
        500,
        "Algo ha fallado en el motor. La partida sigue como estaba; prueba otra cosa.",
        "Something failed in the engine. The match stands as it was; try something else.",
    ),
    Fault(
        "store_failed",
        503,
        "No se ha podido guardar y no se ha hecho nada: inténtalo otra vez.",
        "It could not be saved and nothing was done: try again.",
    ),
    # making a match, asking about one
    Fault("no_such_game", 404, "No hay ningún juego con ese nombre.", "There is no game of that name."),
    Fault(
        "bad_seats",
        400,
        "Los asientos no valen para este juego: cambia cuántos o quiénes se sientan.",
        "The seats do not fit this game: change how many sit down, or who.",
    ),
    Fault("no_such_level", 400, "No hay ningún bot de ese nivel.", "There is no bot of that level."),
    Fault("no_such_deck", 400, "No hay ningún mazo con ese nombre.", "There is no deck of that name."),
    Fault("bad_setup", 400, "Así no se puede preparar la partida.", "The match cannot be set up like this."),
    Fault("record_closed", 403, "El registro se abre cuando termina la partida.", "The record opens when the match is over."),
    Fault(
        "bad_record",
        400,
        "El registro no es de una partida que se pueda repetir: ¿está entero y sin cambios?",
        "The record is not of a match that can be played again: is it whole and unchanged?",
    ),
    Fault("no_such_moment", 404, "La partida no tiene tantas respuestas.", "The match does not have so many answers."),
    Fault(
        "who_are_you",
        401,
        "Esa llave no es de nadie de aquí: preséntate o recupera tu nombre con tu frase.",
        "That key is nobody's here: introduce yourself, or recover your name with your phrase.",
    ),
    Fault("not_yours", 403, "Eso no te toca a ti.", "That is not yours to do."),
    Fault("not_now", 409, "Ahora no puede ser:", "That cannot be done now:"),
    Fault("bad_address", 400, "No se pueden enviar avisos a esa dirección:", "No notices can be sent to that address:"),
    Fault("no_such_person", 404, "Aquí no hay nadie así.", "There is nobody like that here."),
    Fault("no_such_seek", 404, "Esa búsqueda ya no está abierta.", "That seek is not open any more."),
    Fault(
        "too_many_decks",
        409,
        "No caben más mazos: borra alguno que ya no quieras.",
        "There is no room for more decks: delete one that you no longer want.",
    ),
    Fault("no_such_tournament", 404, "No hay ningún torneo así.", "There is no such tournament."),
    Fault("no_such_clause", 404, "El reglamento no tiene esa cláusula.", "The rulebook has no such clause."),
    Fault("no_such_card", 404, "No hay ninguna carta con ese nombre.", "There is no card of that name."),
)

FAULTS: Final = {fault.code: fault for fault in _FAULTS}


class Denied(Exception):
    """Something was asked that is not done; ``code`` is one of ``FAULTS``."""

    travels = True  # a worker that refuses says why (workers.py)

    def __init__(
        self,
        code: str,
        detail: str | None = None,
        refusal: Refusal | None = None,
        incident: str | None = None,
        why: Words | None = None,
    ) -> None:
        super().__init__(code)
        self.fault = FAULTS[code]
        self.detail = detail
        self.refusal = refusal
        self.incident = incident
        self.why = why

    def problem(self, id: str | None = None) -> Problem:
        """What the table is told."""
        if self.refusal is not None:
            return Problem(self.fault.code, both(self.refusal.reason), id, self.refusal.clause, detail=self.detail)
        text = both(self.fault.text)
        if self.why is not None:
            text = Both(f"{text.es} {told(self.why.es)}", f"{text.en} {told(self.why.en)}")
        return Problem(self.fault.code, text, id, incident=self.incident, detail=self.detail)


def unreadable(code: str, error: BadDocument) -> Denied:
    """A document that is not one: the sentence joins the fault's text, the field is the detail."""
    return Denied(code, printable(error.field[:LONGEST_DETAIL]), why=error.reason)


def told(why: str) -> str:
    """A reason as a sentence that is not too long: some quote what somebody sent."""
    text = sentence(printable(why))
    return text if len(text) <= LONGEST_REASON else f"{text[: LONGEST_REASON - 1]}…"


def printable(text: str) -> str:
    """Half characters cannot be sent.

    >>> printable("a\\ud800b")
    'a?b'
    """
    return text.encode("utf-8", "replace").decode("utf-8")
