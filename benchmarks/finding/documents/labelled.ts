import type { SearchDocument } from '@firsthand/search';

/** What a title says of the level; `none` when it says nothing. */
export type Level = 'intern' | 'junior' | 'none' | 'senior' | 'lead';

/** A posting as search knows it, and what a person knows of it. */
export interface Labelled {
  document: SearchDocument;
  /** What the job is: a role of the demo, or an occupation that it has no role for. */
  occupation: string;
  level: Level;
  /** Whether it says that no experience is needed. */
  isForBeginners: boolean;
}

/** The first that fits is the level. "Ledande" and "Leitende/r" are the demo's words for who leads. */
const LEVELS: readonly (readonly [Level, RegExp])[] = [
  ['intern', /\bintern(?:ship)?\b|\bpraktik(?:um)?\b|^stage\b|\bprácticas\b/iu],
  ['junior', /\bjun?i?o?r\b|\bjúnior\b|\bapprentice|\btrainee\b|débutant|entry.level|nyexaminerad|\bjr\b/iu],
  ['lead', /^lead\b|\blead(?:er)?$|^leitende|\bresponsable$|^ledande|\bteam lead\b|\blead,/iu],
  ['senior', /\bsenior\b|\bsr\b|\bsénior\b|confirmé|\biii\b/iu],
];

/** `Senior Backend Engineer - Search` → senior */
export function readLevel(title: string): Level {
  return LEVELS.find(([, pattern]) => pattern.test(title))?.[0] ?? 'none';
}

/** A number for a text, always the same, below 2³² (FNV-1a). */
export function toHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  // The low bits of short texts are much alike without this.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return (hash ^ (hash >>> 12)) >>> 0;
}
