// Every card's picture lies on a gradient of its own, made from its colour and its id.

/** A small number from a text, the same every time. */
export function hash(text: string): number {
  let value = 2166136261;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  return value >>> 0;
}

/** The angle of a card's gradient and how far its second hue turns away, both in degrees. */
export function gradientOf(id: string): { angle: number; turn: number } {
  const value = hash(id);
  return { angle: 110 + (value % 140), turn: ((value >>> 8) % 56) - 28 };
}
