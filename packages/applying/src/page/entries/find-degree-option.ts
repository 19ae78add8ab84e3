import { findDegree } from '@firsthand/claims';
import type { FormField } from '@firsthand/contracts';

/** Degrees of one level that are not each other, by the degree's own words: what was studied comes behind them. */
const KINDS = [
  ['business', /\b[mb]\.?\s?b\.?\s?a\b|\bof business administration/i],
  ['law', /\bj\.?\s?d\b|\bjuris\b|\bll\.?\s?[bmd]\b|\b(?:bachelor|master|doctor)s? of laws?\b/i],
  ['medicine', /\bm\.?\s?d\b|\bdoctor of medicine|\bdr\.? med/i],
  ['philosophy', /\bph\.?\s?d\b|\bdoctor of philosophy|\bdr\. ?(?:rer|phil|ing)/i],
  ['education', /\b[mb]\.?\s?ed\b|\bed\.?\s?d\b|\b(?:bachelor|master|doctor)s? of education/i],
  ['engineering', /\b[mb]\.?\s?eng\b|\b(?:bachelor|master)s? of engineering/i],
  ['science', /\b[mb]\.?\s?sc?\b|\b(?:bachelor|master)s? of science/i],
  ['arts', /\b[mb]\.?\s?a\b|\b(?:bachelor|master)s? of arts/i],
] as const;
type Kind = (typeof KINDS)[number][0];
/** Says less or more than that somebody has it. */
const IS_NONE =
  /\b(?:less than|below|under|no|some|without|incomplete|unfinished|pursuing|in progress|or equivalent)\b/i;
/** M.D. and J.D.: as words of anything but a degree they would be Maryland's. */
const UNTOLD_DOCTORATE = /\b[mj]\.?\s?d\b/i;
const HIGH_SCHOOL = /\bhigh[- ]school\b|\bged\b/i;

/**
 * The value of the choice that means the degree of these words, "BSc Computer Science" that of "Bachelor's Degree"; null where
 * no choice does, or more than one.
 */
export function findDegreeOption({ options }: Pick<FormField, 'options'>, words: string): string | null {
  const told = toMeaning(words);
  if (told === null) return null;
  const fitting = options.flatMap(({ label, value }) => {
    const meaning = IS_NONE.test(label) ? null : toMeaning(label);
    return meaning?.level === told.level ? [{ value, kind: meaning.kind }] : [];
  });
  const same = fitting.filter(({ kind }) => kind === told.kind);
  // A B.Sc. is a Bachelor's degree; what "Doctorate" means beside a Ph.D. each form says otherwise.
  const isGeneral = told.level !== 'doctorate' || told.kind === 'philosophy';
  const general = fitting.filter(({ kind }) => kind === null && isGeneral);
  const [chosen, ...others] = same.length > 0 ? same : general;
  return chosen === undefined || others.length > 0 ? null : chosen.value;
}

function toMeaning(words: string): { level: string; kind: Kind | null } | null {
  const kind = KINDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  const level = findDegree(words) ?? (UNTOLD_DOCTORATE.test(words) ? 'doctorate' : null);
  if (level !== null) return { level, kind };
  return HIGH_SCHOOL.test(words) ? { level: 'high-school', kind: null } : null;
}
