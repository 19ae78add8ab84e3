import type { HideKind, SearchQuery } from '@firsthand/contracts';
import { LIMITS, toHideWords } from '@firsthand/contracts/light';

/** A job, a company or words that searches leave out. */
export interface HiddenRule {
  kind: HideKind;
  value: string;
  /** For people. */
  label: string;
  /** Of the account's rule; null on the device of a guest. */
  id: number | null;
}

/** The job of a card, as far as rules look at it. */
export interface HideableJob {
  id: number;
  company_key: string;
}

/** The same for rules that hide the same: words in any case. */
export function keyOf({ kind, value }: Pick<HiddenRule, 'kind' | 'value'>): string {
  return `${kind} ${kind === 'word' ? value.toLowerCase() : value}`;
}

/** Tells one set of rules from another; empty for none. */
export function keyOfAll(rules: readonly HiddenRule[]): string {
  return rules.map(keyOf).sort().join('\n');
}

/** Whether a rule hides this job, as far as a card tells: words stand in texts that it does not have. */
export function hides({ kind, value }: HiddenRule, job: HideableJob): boolean {
  if (kind === 'job') return value === String(job.id);
  return kind === 'company' && value === job.company_key;
}

/** What a search of a guest sends along. */
export function toHideQuery(
  rules: readonly HiddenRule[],
): Pick<SearchQuery, 'hide_companies' | 'hide_words' | 'hide_jobs'> {
  const [hide_companies, hide_words, hide_jobs] = (['company', 'word', 'job'] as const).map(
    (kind) => valuesOf(rules, kind) || undefined,
  );
  return { hide_companies, hide_words, hide_jobs };
}

function valuesOf(rules: readonly HiddenRule[], kind: HideKind): string {
  return rules
    .filter((rule) => rule.kind === kind)
    .map(({ value }) => value)
    .join();
}

/** Why a guest cannot hide so much of this kind; null when they can. In an address words grow, so what is sent is measured. */
export function findGuestFault(rules: readonly HiddenRule[], kind: HideKind): string | null {
  const isTooMuch = rules.filter((rule) => rule.kind === kind).length > LIMITS.guestHidden[kind];
  const sent = encodeURIComponent(valuesOf(rules, kind));
  if (!isTooMuch && sent.length <= LIMITS.searchListMaxLength) return null;
  const names = { job: 'jobs', company: 'companies', word: 'words' }[kind];
  return `This device keeps no more hidden ${names}. Show some again, or log in to hide more.`;
}

/** What is said when these were hidden together. */
export function toHiddenText([rule, ...others]: readonly HiddenRule[]): string {
  if (!rule) return '';
  const { kind, label } = rule;
  if (kind === 'job' && others.length > 0) return `Hidden: ${label}, ${others.length + 1} openings`;
  if (kind === 'job') return `Hidden: ${label}`;
  return kind === 'company' ? `Everything from ${label} is hidden` : `Jobs with “${label}” are hidden`;
}

/** "  -Sales, lead " → a rule for "Sales lead"; null when nothing was typed. */
export function toWordRule(typed: string): HiddenRule | null {
  const value = toHideWords(typed);
  return value === '' ? null : { kind: 'word', value, label: value, id: null };
}

/** Text of the storage → rules; what is none of ours is left out. */
export function parseRules(text: string | null): HiddenRule[] {
  if (text === null) return [];
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    // Not ours, or cut off: as good as nothing.
    return [];
  }
  return Array.isArray(found) ? found.filter(isRule) : [];
}

function isRule(entry: unknown): entry is HiddenRule {
  const { kind, value, label, id } = (entry ?? {}) as Record<string, unknown>;
  const isNamed = typeof value === 'string' && value !== '' && typeof label === 'string';
  const isKind = kind === 'job' || kind === 'company' || kind === 'word';
  return isNamed && isKind && (id === null || Number.isSafeInteger(id));
}
