/** What of somebody else's HTML stays, and how much of it. */
export interface MarkupPolicy {
  /** The elements that stay; others go and leave their text. */
  tags: ReadonlySet<string>;
  /** Elements that stay under another name: b → strong. */
  renamed?: ReadonlyMap<string, string>;
  /** Elements that go with all that is in them. */
  silent: ReadonlySet<string>;
  /**
   * The attributes an element has afterwards, from those it came with; null makes the element go and leave its text.
   * Elements that are not named here have none.
   */
  attributes: ReadonlyMap<string, (given: Readonly<Record<string, string>>) => Attributes | null>;
  /** Elements in each other that stay; deeper ones go and leave their text. */
  deepest: number;
  /** Characters that are read; what comes after them is left out. */
  mostCharacters: number;
  /** Opening tags that are read; behind them the text stays without its tags. */
  mostTags: number;
  /** Characters that are written, at most. */
  mostMade: number;
}

export type Attributes = Readonly<Record<string, string>>;

/** Elements without content. */
export const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/** Their text is never meant to be read. */
export const SILENT_TAGS: readonly string[] = ['script', 'style', 'textarea', 'option', 'xmp'];

/** An absolute address of one of these schemes in the form the URL standard gives it, else null. */
export function findAddress(given: string | undefined, schemes: readonly string[]): URL | null {
  if (given === undefined || !URL.canParse(given)) return null;
  const url = new URL(given);
  return schemes.includes(url.protocol) ? url : null;
}
