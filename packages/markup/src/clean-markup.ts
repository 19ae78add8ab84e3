import { escapeHtmlText } from '@firsthand/contracts';
import { VOID_TAGS, type Attributes, type MarkupPolicy } from './markup-policy.ts';
import { readMarkup } from './read-markup.ts';

/** The longest an escaped character gets: "&" → "&amp;". */
const LONGEST_ESCAPE = 5;

/**
 * Writes somebody else's HTML anew with what the policy lets stay, so that nothing of it can run, load, move a page or
 * break out of the place where it is put. Well-formed, and in time that grows with the length of what is given alone.
 */
export function cleanMarkup(html: string, policy: MarkupPolicy): string {
  const writer = new MarkupWriter(policy.mostMade);
  /** What each open element was written as; null for those that went. */
  const open: (string | null)[] = [];
  let silentFrom: number | null = null;
  readMarkup(
    html.slice(0, policy.mostCharacters).toWellFormed(),
    {
      open({ name: given, attributes, depth }) {
        if (silentFrom !== null) return;
        const name = policy.renamed?.get(given) ?? given;
        // Between the tags of other languages a link can stand in a link; of HTML it would end the other.
        const isInLink = name === 'a' && open.slice(0, depth - 1).includes('a');
        const kept = depth <= policy.deepest && !isInLink ? findKept(name, attributes, policy) : null;
        open[depth - 1] = kept !== null && writer.open(name, kept) ? name : null;
        if (kept === null && policy.silent.has(name)) silentFrom = depth;
      },
      text(text) {
        if (silentFrom === null) writer.write(text);
      },
      close({ depth }) {
        if (silentFrom === depth) silentFrom = null;
        else if (silentFrom === null) writer.close(open[depth - 1] ?? null);
      },
    },
    { mostTags: policy.mostTags },
  );
  return writer.written;
}

function findKept(name: string, given: Attributes, { tags, attributes }: MarkupPolicy): Attributes | null {
  if (!tags.has(name)) return null;
  const choose = attributes.get(name);
  return choose ? choose(given) : {};
}

/** Writes elements and text, and stops in time to close what is open. */
class MarkupWriter {
  written = '';
  readonly #most: number;
  /** Characters that the closing tags of what is open will take. */
  #owed = 0;
  #isFull = false;

  constructor(most: number) {
    this.#most = most;
  }

  /** False when there is no room for it. */
  open(name: string, attributes: Attributes): boolean {
    const isVoid = VOID_TAGS.has(name);
    const given = Object.entries(attributes).map(
      ([key, value]) => ` ${key}="${escapeHtmlText(value).replaceAll('"', '&quot;')}"`,
    );
    const tag = `<${name}${given.join('')}${isVoid ? ' /' : ''}>`;
    const owed = isVoid ? 0 : toClosing(name).length;
    if (this.#isFull || tag.length + owed > this.#room) {
      this.#isFull = true;
      return false;
    }
    this.written += tag;
    this.#owed += owed;
    return true;
  }

  write(text: string): void {
    if (this.#isFull) return;
    const escaped = escapeHtmlText(text);
    this.#isFull = escaped.length > this.#room;
    this.written += this.#isFull
      ? escapeHtmlText(text.slice(0, Math.floor(Math.max(0, this.#room) / LONGEST_ESCAPE)).toWellFormed())
      : escaped;
  }

  close(name: string | null): void {
    if (name === null || VOID_TAGS.has(name)) return;
    this.written += toClosing(name);
    this.#owed -= toClosing(name).length;
  }

  get #room(): number {
    return this.#most - this.#owed - this.written.length;
  }
}

function toClosing(name: string): string {
  return `</${name}>`;
}
