import type { FilledField, FormField } from '@firsthand/contracts';
import type { Applicant, HeldEducation, HeldExperience } from '../contract.ts';
import { findOption, isDay, toAcceptedValue } from '../fill/accept-value.ts';
import { toAskedWords } from '../meaning.ts';
import { toPlainWords } from '../sensitive/plain-words.ts';

type Kind = 'experience' | 'education';
type Part =
  | ('title' | 'company' | 'description' | 'school' | 'degree' | 'field' | 'grade')
  | ('from' | 'to' | 'from-month' | 'from-year' | 'to-month' | 'to-year');

/** A list of entries, by the heading of one or by the names that systems give to its boxes. */
const LISTS: Readonly<Record<Kind, { heading: RegExp; key: RegExp }>> = {
  experience: {
    heading:
      /\bwork (experience|history)\b|\bemployment( history)?\b|\bprofessional experience\b|^experiences?( \d+)?$|\b(previous|past|most recent|former|current) employers?\b|\bberufserfahrung|\bexperiences? professionnelles?|\bexperiencia (laboral|profesional)|\bwerkervaring|\barbetslivserfarenhet/,
    key: /^(workExperience|employment|experience)[-_]?\d*(--|\[|\.)|^(company-name|job-title|title|start-date-month|start-date-year|end-date-month|end-date-year)--?\d+$/i,
  },
  education: {
    heading:
      /\beducation\b|\bschools?( \d+)?$|\buniversity\b|\bcollege\b|\bacademic\b|\bausbildung|\bstudium\b|\bformations?\b|\bformacion|\beducacion|\bopleiding|\butbildning/,
    key: /^(education)[-_]?\d*(--|\[|\.)|^(school|degree|discipline|start-month|start-year|end-month|end-year|graduation)--?\d+$/i,
  },
};
/** People around an employer or a school are not the entry. */
const OTHER_PEOPLE =
  /\breferences?\b|\bsupervisor|\bmanager\b|\bemergency\b|\bcontact\b|\breferral|\breferenz|\bvorgesetzt/;

const PARTS: Readonly<Record<Kind, readonly (readonly [Part, RegExp])[]>> = {
  experience: [
    [
      'title',
      /^(job |position |role )?title$|^(position|role|job|job role|stellenbezeichnung|poste|puesto|functie)( held)?$/,
    ],
    [
      'company',
      /^(company|employer|organi[sz]ation|firma|arbeitgeber|entreprise|empresa|werkgever)( name)?$|^name of (company|employer)$/,
    ],
    [
      'description',
      /^(role |job )?(description|responsibilities|duties|summary)$|^(beschreibung|description du poste)$/,
    ],
  ],
  education: [
    [
      'school',
      /^(school|university|college|institution|school or university|school \/ university|university or school|school\/university|hochschule|universitat|ecole|universidad|universiteit|school attended)( name)?$|^name of (school|institution|university)$/,
    ],
    [
      'degree',
      /^(degree|degree type|level of education|education level|qualification|abschluss|diplome|titulo|diploma)( obtained| earned| received)?$/,
    ],
    [
      'field',
      /^(field of study|fields of study|major|majors?\/minors?|discipline|area of study|course of study|concentration|subject|studienfach|domaine d'etudes|studierichting)$/,
    ],
    ['grade', /^(gpa|grade|grade point average|overall result( \(gpa\))?|final grade|note|result)$/],
  ],
};
const DATES: readonly (readonly [Part, RegExp])[] = [
  ['from-month', /^(start|from)( date)?( -)? month$|^start date: month$/],
  ['from-year', /^(start|from)( date)?( -)? year$|^first year attended$/],
  ['to-month', /^(end|to|graduation)( date)?( -)? month$/],
  [
    'to-year',
    /^(end|to|graduation)( date)?( -)? year$|^(last year attended|year of graduation|year graduated)$/,
  ],
  ['from', /^(start|from)( date)?$|^date from$|^von$|^du$|^desde$/],
  ['to', /^(end|to|graduation)( date)?$|^date to$|^to \(actual or expected\)$|^bis$|^au$|^hasta$/],
];
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/**
 * Gives what goes into the fields of lists of experience and education, entry by entry in the order of the page: the first
 * "Company" is that of the profile's first entry. Sources name the entry.
 */
export function fillEntries(fields: readonly FilledField[], applicant: Applicant): FilledField[] {
  const { entries } = applicant;
  if (!entries) return [...fields];
  const met = new Map<string, number>();
  return fields.map((field) => {
    const kind = findList(field);
    const part = kind === null ? null : findPart(kind, field);
    if (kind === null || part === null) return field;
    const name = `${kind} ${part}`;
    const latest = kind === 'experience' && asksLatest(field) ? findLatest(applicant) : null;
    const index = latest ?? met.get(name) ?? 0;
    if (latest === null) met.set(name, index + 1);
    const entry = kind === 'experience' ? entries.experience[index] : entries.education[index];
    if (!entry || field.value !== null || field.sensitive !== null) return field;
    const value = toValue(field, part, entry);
    if (value === null) return field;
    const of = 'company' in entry ? entry.company : entry.school;
    const source = { kind: 'profile' as const, detail: `Your profile: ${kind} ${index + 1}, ${of}` };
    return { ...field, value, source, left_empty: null };
  });
}

function findList({ key, section }: FormField): Kind | null {
  const heading = toPlainWords(section ?? '');
  if (OTHER_PEOPLE.test(heading)) return null;
  const kinds: Kind[] = ['experience', 'education'];
  return (
    kinds.find((kind) => LISTS[kind].key.test(key)) ??
    kinds.find((kind) => heading !== '' && LISTS[kind].heading.test(heading)) ??
    null
  );
}

/** "Most recent employer" asks for one entry, wherever it stands in the profile. */
function asksLatest({ section }: FormField): boolean {
  return /\b(most recent|current|last|latest|present)\b/.test(toPlainWords(section ?? ''));
}

/** -1 where the profile does not tell. */
function findLatest({ entries, latestCompany, latestTitle }: Applicant): number {
  const all = entries?.experience ?? [];
  return all.findIndex(({ company, title }) => company === latestCompany && title === latestTitle);
}

function findPart(kind: Kind, { label }: FormField): Part | null {
  const words = toAskedWords(label);
  return [...PARTS[kind], ...DATES].find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

function toValue(
  field: FormField,
  part: Part,
  entry: HeldExperience | HeldEducation,
): string | string[] | null {
  if (field.kind === 'date') {
    const day = part === 'from' ? entry.from : part === 'to' ? entry.to : null;
    return day !== null && isDay(day) ? day : null;
  }
  const text = readPart(part, entry);
  if (text === null) return null;
  // A list that is not open tells no choices.
  if (field.options.length === 0) return toAcceptedValue(field, text);
  return findOption(field, text) ?? (part.endsWith('month') ? findOption(field, toMonthNumber(text)) : null);
}

function readPart(part: Part, entry: HeldExperience | HeldEducation): string | null {
  switch (part) {
    case 'from':
      return toMonthOfYear(entry.from);
    case 'to':
      return toMonthOfYear(entry.to);
    case 'from-year':
      return entry.from?.slice(0, 4) ?? null;
    case 'to-year':
      return entry.to?.slice(0, 4) ?? null;
    case 'from-month':
      return toMonth(entry.from);
    case 'to-month':
      return toMonth(entry.to);
    default:
      return (entry as Partial<Record<Part, string | null>>)[part] ?? null;
  }
}

/** `2019-03` → "03/2019", which both sides of the ocean read alike. */
function toMonthOfYear(date: string | null): string | null {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(date ?? '') ?? [];
  return year === undefined || month === undefined ? date : `${month}/${year}`;
}

/** `2019-03` → "March" */
function toMonth(date: string | null): string | null {
  return MONTHS[Number(date?.slice(5, 7)) - 1] ?? null;
}

function toMonthNumber(month: string): string {
  return String(MONTHS.indexOf(month) + 1).padStart(2, '0');
}
