import { readClaims } from '@firsthand/claims';
import {
  findEmploymentTypeInDescription,
  findTargetEarnings,
  findWorkModeInDescription,
} from '@firsthand/connectors';
import {
  HIRER_LABELS,
  LISTED_EMPLOYMENT_LABELS,
  OPENING_KIND_LABELS,
  SENIORITY_LABELS,
  VISA_LABELS,
  WORK_MODE_LABELS,
  YEARS_LABELS,
  toCountryName,
  toListedEmployment,
  toPayText,
  toYearsAsked,
  type Claim,
  type Claims,
  type ClaimView,
  type EmploymentType,
  type OpeningKind,
  type Evidence,
} from '@firsthand/contracts';
import type { StoredJob } from '../../models/stored-job.ts';

/** What of this job was read from its words, each with the words: pay first, then what it asks for. */
export function toClaims({ job, places }: StoredJob): ClaimView[] {
  const { title, description_text: descriptionText, is_prospect: isProspect } = job;
  const texts = { title, description: descriptionText };
  const claims = readClaims({ title, descriptionText, places, isProspect, company: job.company });
  const view = (
    name: ClaimView['name'],
    { value, label }: { value: string | null; label: string },
    { in: place, start, end }: Evidence,
  ): ClaimView => ({ name, value, label, sentence: texts[place].slice(start, end), in: place, start, end });
  const { seniority, years, visa, eligibility, skills, pool, hirers } = claims;
  const pay = findPay(job);
  const target = findTargetEarnings(descriptionText, { country: job.country });
  const isPay = pay?.in === 'description' && target && pay.start < target.end && target.start < pay.end;
  // "Total cash $130,000" is told once.
  const earnings = target?.isOnly && isPay ? null : target;
  const mode = findWorkModeInDescription(descriptionText);
  const type = findType(job);
  return [
    ...(pool ? [view('pool', toPool(pool.value), pool.evidence)] : []),
    ...hirers.map(({ value, evidence }) => view('hirer', { value, label: HIRER_LABELS[value] }, evidence)),
    ...(pay ? [view('pay', { value: null, label: toPay(job) }, pay)] : []),
    ...(earnings ? [view('earnings', { value: null, label: earnings.amount }, inDescription(earnings))] : []),
    ...(mode
      ? [view('work_mode', { value: mode.mode, label: WORK_MODE_LABELS[mode.mode] }, inDescription(mode))]
      : []),
    ...(type ? [view('employment_type', toType(type.value), type.evidence)] : []),
    ...(seniority
      ? [
          view(
            'seniority',
            { value: seniority.value, label: SENIORITY_LABELS[seniority.value] },
            seniority.evidence,
          ),
        ]
      : []),
    ...(years ? [view('years', toYears(years.value), years.evidence)] : []),
    ...(visa ? [view('visa', { value: visa.value, label: VISA_LABELS[visa.value] }, visa.evidence)] : []),
    ...(eligibility
      ? [view('eligibility', { value: null, label: toPeople(eligibility.value) }, eligibility.evidence)]
      : []),
    ...skills.map(({ value, evidence }) => view('skill', { value, label: value }, evidence)),
  ];
}

const inDescription = ({ start, end }: { start: number; end: number }): Evidence => ({
  in: 'description',
  start,
  end,
});

type TypeColumns = Pick<
  StoredJob['job'],
  'title' | 'description_text' | 'employment_type' | 'employment_type_origin'
>;

/** The kind of employment that the title or the description states, be it the job's field's or not. */
function findType(job: TypeColumns): Claim<EmploymentType> | null {
  if (job.employment_type_origin === 'title' && job.employment_type !== null)
    return { value: job.employment_type, evidence: { in: 'title', start: 0, end: job.title.length } };
  const said = findEmploymentTypeInDescription(job.description_text);
  return said && { value: said.type, evidence: inDescription(said) };
}

function toType(type: EmploymentType): { value: string; label: string } {
  const value = toListedEmployment(type);
  return { value, label: LISTED_EMPLOYMENT_LABELS[value] };
}

function toPool(says: NonNullable<Claims['pool']>['value']): { value: OpeningKind; label: string } {
  const label = OPENING_KIND_LABELS.pool;
  return { value: 'pool', label: says === 'board' ? `${label}, says its board` : label };
}

function toYears(years: number): { value: string; label: string } {
  const value = toYearsAsked(years);
  if (years === 0) return { value, label: YEARS_LABELS[value] };
  return { value, label: years === 1 ? '1 year or more' : `${years} years or more` };
}

function toPeople(value: NonNullable<Claims['eligibility']>['value']): string {
  if (value === 'worldwide') return 'Anywhere';
  return value.map((code) => toCountryName(code) ?? code).join(', ');
}

type PayColumns = Pick<
  StoredJob['job'],
  'pay_min' | 'pay_max' | 'pay_currency' | 'pay_period' | 'pay_sentence' | 'description_text'
>;

/** Where the sentence of the pay stands; undefined for one that is a field's. */
function findPay({ pay_sentence: sentence, description_text: text }: PayColumns): Evidence | undefined {
  const start = sentence === null ? -1 : text.indexOf(sentence);
  return start === -1 ? undefined : { in: 'description', start, end: start + (sentence ?? '').length };
}

const toPay = (job: PayColumns) =>
  toPayText({ min: job.pay_min, max: job.pay_max, currency: job.pay_currency, period: job.pay_period }) ?? '';
