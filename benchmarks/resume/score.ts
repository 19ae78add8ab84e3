import type { ParsedResume } from '@firsthand/resume-parser';
import type { TrueExperience, TrueResume, Truth } from './truth.ts';

/** The single fields that are scored, by their name in a truth file. */
export const FIELDS = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  phone: 'phone',
  city: 'city',
  state: 'state',
  country: 'country',
  linkedin_url: 'linkedinUrl',
  website_url: 'websiteUrl',
} as const;

export type Field = keyof typeof FIELDS;

/** Shares from 0 to 1; null where neither the person nor the parser found anything, or the field is skipped. */
export interface Score {
  fields: Record<Field, number | null>;
  skills: number | null;
  experience: number | null;
  /** What went wrong, a line for each. */
  faults: string[];
}

/** Compares what was read with what a person reads. */
export function scoreResume(parsed: ParsedResume | null, truth: TrueResume): Score {
  const faults: string[] = [];
  const skipped = new Set(truth._skip ?? []);
  const fields = Object.fromEntries(
    Object.entries(FIELDS).map(([field, key]) => {
      if (skipped.has(field) || !(field in truth)) return [field, null];
      const value = parsed?.[key]?.value ?? null;
      const wanted = truth[field] as Truth;
      const score = scoreField(field, value, wanted);
      if (score === 0) faults.push(`${field}: ${JSON.stringify(value)} for ${JSON.stringify(wanted)}`);
      return [field, score];
    }),
  ) as Record<Field, number | null>;
  return {
    fields,
    skills: skipped.has('skills') ? null : scoreSkills(parsed, truth, faults),
    experience: skipped.has('experience') ? null : scoreExperience(parsed, truth, faults),
    faults,
  };
}

function scoreField(field: string, value: string | null, wanted: Truth): number | null {
  const right = Array.isArray(wanted) ? wanted : [wanted];
  if (value === null) return right.every((each) => each === null) ? null : right.includes(null) ? 1 : 0;
  return right.some((each) => each !== null && isSame(field, value, each)) ? 1 : 0;
}

/** Whether a value is what a person reads; null among what may be right means that it may be left out. */
export function isRight(field: string, value: string, wanted: Truth): boolean {
  return scoreField(field, value, wanted) === 1;
}

function isSame(field: string, a: string, b: string): boolean {
  if (field === 'phone') {
    const [one, other] = [a.replace(/\D/g, ''), b.replace(/\D/g, '').replace(/^0+/, '')];
    const length = Math.min(one.length, other.length, 9);
    return length >= 7 && one.slice(-length) === other.slice(-length);
  }
  if (field.endsWith('_url')) return toBareAddress(a) === toBareAddress(b);
  if (field === 'country') return toCountry(a) === toCountry(b);
  return foldWords(a) === foldWords(b);
}

function toBareAddress(address: string): string {
  return address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '');
}

function toCountry(text: string): string {
  const folded = foldWords(text);
  return /^(?:us|usa|u s a?|united states(?: of america)?)$/.test(folded) ? 'usa' : folded;
}

/** For comparing words: without accents, case and signs. */
export function foldWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

function toF1(hits: number, found: number, wanted: number): number | null {
  if (found === 0 && wanted === 0) return null;
  return (2 * hits) / (found + wanted);
}

function scoreSkills(parsed: ParsedResume | null, truth: TrueResume, faults: string[]): number | null {
  const wanted = new Set(truth.skills.map(foldWords));
  const optional = new Set((truth.skills_optional ?? []).map(foldWords));
  const found = [...new Set((parsed?.skills ?? []).map(({ value }) => foldWords(value)))].filter(
    (skill) => wanted.has(skill) || !optional.has(skill),
  );
  const hits = found.filter((skill) => wanted.has(skill));
  const missing = [...wanted].filter((skill) => !found.includes(skill));
  const extra = found.filter((skill) => !wanted.has(skill));
  if (missing.length > 0) faults.push(`skills missing: ${missing.join(' | ')}`);
  if (extra.length > 0) faults.push(`skills too many: ${extra.join(' | ')}`);
  return toF1(hits.length, found.length, wanted.size);
}

type FoundEntry = ParsedResume['experience'][number];

const PARTS = ['job_title', 'company_name', 'start_date', 'end_date', 'is_current_job'] as const;

/** Each position counts by the share of its five values that are right. */
function scoreExperience(parsed: ParsedResume | null, truth: TrueResume, faults: string[]): number | null {
  const wanted = truth.experience;
  const optional = truth.experience_optional ?? [];
  const pairs = (parsed?.experience ?? []).flatMap((entry) =>
    [...wanted, ...optional].map((real) => ({ entry, real, share: shareOf(entry, real) })),
  );
  const paired = new Set<unknown>();
  let credits = 0;
  let ignored = 0;
  for (const { entry, real, share } of pairs.sort((a, b) => b.share - a.share)) {
    if (share < 0.4 || paired.has(entry) || paired.has(real)) continue;
    paired.add(entry).add(real);
    if (optional.includes(real)) ignored += 1;
    else credits += share;
    if (share < 1 && !optional.includes(real))
      faults.push(`position ${describe(entry)} for ${JSON.stringify(real)}`);
  }
  for (const entry of parsed?.experience ?? [])
    if (!paired.has(entry)) faults.push(`position too many: ${describe(entry)}`);
  for (const real of wanted) if (!paired.has(real)) faults.push(`position missing: ${JSON.stringify(real)}`);
  return toF1(credits, (parsed?.experience.length ?? 0) - ignored, wanted.length);
}

/** Of the five values of a position, how many are right. */
export function shareOf(entry: FoundEntry, real: TrueExperience): number {
  const values: Record<(typeof PARTS)[number], string | boolean | null> = {
    job_title: entry.jobTitle?.value ?? null,
    company_name: entry.companyName?.value ?? null,
    start_date: entry.startDate?.value ?? null,
    end_date: entry.endDate?.value ?? null,
    is_current_job: entry.isCurrentJob,
  };
  const right = PARTS.filter((part) => {
    const value = values[part];
    const wanted = real[part];
    if (typeof wanted === 'boolean') return value === wanted;
    const options = Array.isArray(wanted) ? wanted : [wanted];
    return options.some((option) =>
      option === null || typeof value !== 'string'
        ? option === value
        : foldWords(option) === foldWords(value),
    );
  });
  const isNamed =
    right.includes('job_title') || right.includes('company_name') || right.includes('start_date');
  return isNamed ? right.length / PARTS.length : 0;
}

function describe(entry: FoundEntry): string {
  const { jobTitle, companyName, startDate, endDate, isCurrentJob } = entry;
  return [jobTitle?.value, companyName?.value, startDate?.value, isCurrentJob ? 'now' : endDate?.value]
    .map((value) => value ?? '-')
    .join(' | ');
}
