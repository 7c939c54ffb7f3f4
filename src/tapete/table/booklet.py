"""A rulebook as it is sent: all of it, one clause, or what answers a question."""

from __future__ import annotations

from tapete import asking, rulebook
from tapete.table import wire


def clause_shown(clause: rulebook.Clause) -> dict[str, object]:
    return {
        "id": clause.id,
        "chapter": clause.chapter,
        "ref": clause.ref,
        "kind": clause.kind.value,
        "text": wire.Both(clause.es, clause.en),
        "note": clause.note,
    }


def clauses_shown(book: rulebook.Rulebook, found: list[rulebook.Clause], most: int | None = None) -> dict[str, object]:
    return {"game": book.game, "found": len(found), "clauses": [clause_shown(clause) for clause in found[:most]]}


def answers_shown(book: rulebook.Rulebook, answers: list[asking.Answer]) -> dict[str, object]:
    """What answers a question, each with the places of the words that it meant."""
    shown = [{**clause_shown(each.clause), "marks": {each.language: each.marks}} for each in answers]
    return {"game": book.game, "found": len(shown), "clauses": shown}


def book_shown(book: rulebook.Rulebook) -> dict[str, object]:
    chapters = [{"id": chapter.id, "name": wire.Both(chapter.es, chapter.en)} for chapter in book.chapters]
    return {**clauses_shown(book, list(book)), "chapters": chapters}
