// With more than two at the table: whose cards lie large, and who is a strip that opens.
import type { Play } from './play.svelte';

/** Who acts, who is aimed at, and who was asked for; when it is none of them, the next after who looks. */
export function largeSeats(play: Play, pinned: number | null): number[] {
  const { me, update, view, cards } = play;
  const found = new Set<number>();
  if (pinned !== null) found.add(pinned);
  if (update.active !== me) found.add(update.active);
  const owners = ownersOf(play);
  const named = [...update.scene.arrows.flatMap(({ start, end }) => [start, end]), ...update.scene.chain.flatMap((link) => [...(link.card ? [link.card] : []), ...link.cards]), ...[...play.choices.byThing.keys()], update.question?.source ?? ''];
  for (const name of named) {
    const owner = cards.has(name) ? owners.get(name) : undefined;
    if (owner !== undefined && owner !== me) found.add(owner);
  }
  if (!found.size) found.add((me + 1) % view.players);
  return [...found];
}

/** Before whom each card lies. */
function ownersOf(play: Play): Map<string, number> {
  const found = new Map<string, number>();
  for (const zone of play.view.zones) if (zone.player !== null) for (const card of zone.cards) if (card) found.set(card.name, zone.player);
  return found;
}
