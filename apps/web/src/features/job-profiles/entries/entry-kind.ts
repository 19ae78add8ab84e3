/** What keeps an entry from being saved. */
export type Hindrance =
  { kind: 'incomplete'; missing: readonly string[] } | { kind: 'fault'; field: string; text: string };

/** What a card says of its entry's saving. */
export type SaveState =
  /** New, and nothing entered yet. */
  | { kind: 'empty' }
  | { kind: 'saved' }
  | Hindrance
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'failed'; message: string }
  /** Removed elsewhere while it was edited here. */
  | { kind: 'gone' };

/** One card. */
export interface ShownEntry<Values> {
  /** Names the card as long as the page lives; the entry's id comes only with its first save. */
  key: string;
  id: number | null;
  values: Values;
  state: SaveState;
  /** Grows when values were replaced from outside, so that an editor shows them. */
  textRevision: number;
}

/** What a person entered and no save has taken yet; `id` null for a new entry. */
export interface EntryDraft<Values> {
  id: number | null;
  values: Values;
}

/** What the server holds of an entry, whatever else. */
export interface StoredOrder {
  id: number;
  display_order: number;
}

/** What entries of a kind are: how many there may be, and what their values mean. */
export interface EntryKind<Values, Stored extends StoredOrder> {
  most: number;
  noValues: Values;
  toValues: (stored: Stored) => Values;
  withChange: (values: Values, change: Partial<Values>) => Values;
  /** Whether both would be stored as the same entry. */
  isSame: (one: Values, other: Values) => boolean;
  findHindrance: (values: Values) => Hindrance | null;
  /** What was sent, with what the server made of it as far as the card shows that. */
  toSettled: (sent: Values, answer: Stored) => Values;
  add: (values: Values, order: number) => Promise<Stored>;
  save: (id: number, values: Values, order: number) => Promise<Stored>;
  remove: (id: number) => Promise<unknown>;
  removeFailed: string;
}
