import { LIMITS } from '@firsthand/contracts';
import type { ParsedResume } from '@firsthand/resume-parser';
import { FIELDS, foldWords, isRight, shareOf, type Field } from './score.ts';
import type { TrueResume, Truth } from './truth.ts';

/** A value that was found: how sure the parser is of it, and whether a person reads the same. */
export interface JudgedValue {
  confidence: number;
  isRight: boolean;
}

/** Every value of a reading beside what a person reads. */
export function judgeValues(parsed: ParsedResume | null, truth: TrueResume): JudgedValue[] {
  if (!parsed) return [];
  const skipped = new Set(truth._skip ?? []);
  const fields = (Object.entries(FIELDS) as [Field, (typeof FIELDS)[Field]][]).flatMap(([field, key]) => {
    const found = parsed[key];
    if (!found || skipped.has(field) || !(field in truth)) return [];
    return [{ confidence: found.confidence, isRight: isRight(field, found.value, truth[field] as Truth) }];
  });
  const known = new Set([...truth.skills, ...(truth.skills_optional ?? [])].map(foldWords));
  const skills = skipped.has('skills')
    ? []
    : parsed.skills.map(({ value, confidence }) => ({ confidence, isRight: known.has(foldWords(value)) }));
  return [...fields, ...skills, ...(skipped.has('experience') ? [] : judgePositions(parsed, truth))];
}

function judgePositions({ experience }: ParsedResume, truth: TrueResume): JudgedValue[] {
  const all = [...truth.experience, ...(truth.experience_optional ?? [])];
  return experience.flatMap((entry) => {
    const best = all.reduce<(typeof all)[number] | null>(
      (most, real) => (!most || shareOf(entry, real) > shareOf(entry, most) ? real : most),
      null,
    );
    const values = [
      [entry.jobTitle, best?.job_title],
      [entry.companyName, best?.company_name],
      [entry.startDate, best?.start_date],
      [entry.endDate, best?.end_date],
    ] as const;
    return values.flatMap(([found, wanted]) => {
      if (!found) return [];
      const isSame = wanted !== undefined && isRight('position', found.value, wanted);
      return [{ confidence: found.confidence, isRight: isSame }];
    });
  });
}

/** From where each band of the curve begins, the surest first. */
const BANDS = [0.9, 0.8, 0.7, LIMITS.unsureBelow, 0.4, 0];

/** How many values of each band are right, then of all that are shown as sure. */
export function toCalibrationRows(values: readonly JudgedValue[]): string[][] {
  const toRow = (name: string, own: readonly JudgedValue[]): string[] => {
    const wrong = own.filter((value) => !value.isRight).length;
    const share = own.length === 0 ? '-' : ((100 * wrong) / own.length).toFixed(2);
    return [name, String(own.length), String(wrong), share];
  };
  const bands = BANDS.map((from, index) => {
    const to = BANDS[index - 1] ?? Number.POSITIVE_INFINITY;
    return toRow(
      `${from.toFixed(1)} and more`,
      values.filter(({ confidence }) => confidence >= from && confidence < to),
    );
  });
  const sure = values.filter(({ confidence }) => confidence >= LIMITS.unsureBelow);
  return [...bands, toRow('shown as sure', sure)];
}
