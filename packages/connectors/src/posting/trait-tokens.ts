import type { EmploymentType, WorkMode } from '@firsthand/contracts';
import { toEmploymentType } from './employment-type.ts';
import {
  EMPLOYMENT_WORDS,
  JOB_NOUNS,
  LINKS,
  LOOSE_NOUNS,
  MODE_WORDS,
  OTHER_TRAITS,
  WHOLLY,
} from './job-traits.ts';

type TokenKind =
  | WorkMode
  | ('employment' | 'other' | 'noun' | 'loose' | 'wholly' | 'link')
  | ('days' | 'place' | 'money' | 'label' | 'place_label');

/** A trait of a job, or a word between two, as a text holds it. */
export interface Token {
  kind: TokenKind;
  text: string;
}

const END = '(?![\\p{L}\\d])';
const TOKENS: readonly [TokenKind, RegExp][] = (
  [
    ['hybrid', MODE_WORDS.hybrid],
    ['on_site', MODE_WORDS.on_site],
    ['remote', MODE_WORDS.remote],
    ['wholly', WHOLLY],
    ['other', OTHER_TRAITS],
    ['employment', EMPLOYMENT_WORDS],
    ['noun', JOB_NOUNS],
    ['loose', LOOSE_NOUNS],
    ['link', LINKS],
  ] as const
).map(([kind, words]) => [kind, new RegExp(`(?:${words})${END}`, 'uy')]);
const GAP = /[\s,/-]*/uy;
const MOST_TOKENS = 24;

/** The traits that stand one behind the other in a text from `from` on, and where the last of them ends. */
export function readTokens(text: string, from: number): { tokens: Token[]; end: number } {
  const tokens: Token[] = [];
  const words = toLowerCase(text);
  let at = skipGap(text, from);
  let end = from;
  let kept = 0;
  while (at < text.length && tokens.length < MOST_TOKENS) {
    const token = readToken(words, at);
    if (token === null) break;
    tokens.push(token);
    at += token.text.length;
    if (token.kind !== 'link') [end, kept] = [at, tokens.length];
    at = skipGap(text, at);
  }
  // A small word at the end belongs to what follows.
  return { tokens: tokens.slice(0, kept), end };
}

/** Patterns of small letters alone are much quicker. The rare text whose length changes stays as it is. */
function toLowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
}

function skipGap(text: string, at: number): number {
  GAP.lastIndex = at;
  return at + (GAP.exec(text)?.[0].length ?? 0);
}

function readToken(text: string, at: number): Token | null {
  for (const [kind, pattern] of TOKENS) {
    pattern.lastIndex = at;
    const said = pattern.exec(text)?.[0];
    if (said !== undefined && said !== '') return { kind, text: said };
  }
  return null;
}

export const hasKind = (tokens: readonly Token[], ...kinds: readonly TokenKind[]): boolean =>
  tokens.some(({ kind }) => kinds.includes(kind));

/** The one mode among tokens; null for none and for several. */
export function toTokenMode(tokens: readonly Token[]): WorkMode | null {
  const [mode, ...others] = (['hybrid', 'on_site', 'remote'] as const).filter((each) =>
    hasKind(tokens, each),
  );
  return others.length === 0 ? (mode ?? null) : null;
}

/** The kind of employment that tokens say together. */
export function toTokenEmployment(tokens: readonly Token[]): EmploymentType | null {
  if (!hasKind(tokens, 'employment')) return null;
  // "Vast contract", "a permanent contract": what lasts says that the contract is no kind of its own.
  const words = tokens
    .filter(({ kind }) => kind === 'employment' || kind === 'other')
    .map(({ text }) => text);
  return toEmploymentType(words.join(', '));
}
