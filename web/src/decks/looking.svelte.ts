// Which card somebody looks at: beside the pointer, or on a sheet for a finger.

export interface Look {
  card: string;
  /** Where it lies that is pointed at; null: on a sheet. */
  at: DOMRect | null;
}

const PATIENCE = 280; // milliseconds that a pointer rests before a card is shown

export class Looking {
  look = $state.raw<Look | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A pointer has come to rest on a card. */
  point(card: string, element: Element): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (element.isConnected) this.look = { card, at: element.getBoundingClientRect() };
    }, PATIENCE);
  }

  leave(): void {
    clearTimeout(this.#timer);
    if (this.look?.at) this.look = null;
  }

  open(card: string): void {
    clearTimeout(this.#timer);
    this.look = { card, at: null };
  }

  close(): void {
    this.look = null;
  }
}
