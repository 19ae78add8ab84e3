import { findAts, LIMITS, refuse, toHideWords, type HideKind } from '@firsthand/contracts';
import { isWorthHiding, type HideRule } from '@firsthand/search';

/**
 * What somebody named to be hidden, as search takes it. Throws 400 in words for what hides nothing; `name` is how the
 * client called the value.
 */
export function toHideRule(kind: HideKind, value: string, name: string): HideRule {
  switch (kind) {
    case 'company':
      return { kind, value: toCompany(value, name) };
    case 'word':
      return { kind, value: toWords(value) };
    case 'job':
      return { kind, value: toJobId(value, name) };
  }
}

/** `greenhouse:acme` → `greenhouseio:acme`. Throws 400 in words, which begin with `name`. */
export function toCompany(value: string, name: string): string {
  const colon = value.indexOf(':');
  const ats = colon < 1 ? undefined : findAts(value.slice(0, colon));
  const board = value.slice(colon + 1).trim();
  if (!ats || board === '') throw refuse('company-invalid', { field: name });
  return `${ats.source}:${board}`;
}

function toWords(value: string): string {
  const words = toHideWords(value);
  if (words.length > LIMITS.hideWordMaxLength)
    throw refuse('hide-words-too-long', { most: LIMITS.hideWordMaxLength });
  if (isWorthHiding(words)) return words;
  throw refuse('hide-words-too-common');
}

/** "42" → 42. Throws 400 in words, which begin with `name`. */
export function toJobId(value: string, name: string): number {
  if (/^\d{1,15}$/.test(value.trim())) return Number(value);
  throw refuse('job-id-invalid', { field: name });
}
