// The lines of a list under the headings of its game.
import type { Both, LineShown, ShelfShown } from '../generated/wire';

export interface Part {
  id: string;
  name: Both | null;
  lines: LineShown[];
}

export function partsOf(shelf: ShelfShown, lines: readonly LineShown[]): Part[] {
  const values = shelf.fields.find((field) => field.id === shelf.parts)?.values ?? [];
  const named = values.map(({ id, name }) => ({ id, name, lines: lines.filter((line) => line.part === id) }));
  const others = lines.filter((line) => !values.some(({ id }) => id === line.part));
  return [...named, { id: '', name: null, lines: others }].filter((part) => part.lines.length);
}
