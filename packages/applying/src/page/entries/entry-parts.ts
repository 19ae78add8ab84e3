import type { FormField } from '@firsthand/contracts';
import { toAskedWords } from '../../meaning.ts';
import { toPlainWords } from '../../sensitive/plain-words.ts';

export type EntryList = 'experience' | 'education';
export type EntryPart =
  | ('title' | 'company' | 'description' | 'current' | 'school' | 'degree' | 'field' | 'grade')
  | ('from' | 'to' | 'from-month' | 'from-year' | 'to-month' | 'to-year');

/** A list of entries, by the heading of one or by the names that systems give to its boxes; `number` tells which entry. */
const LISTS: Readonly<Record<EntryList, { heading: RegExp; keys: readonly RegExp[] }>> = {
  experience: {
    heading:
      /\bwork (experience|history)\b|\bemployment( history)?\b|\bprofessional experience\b|^experiences?( \d+)?$|\b(previous|past|most recent|former|current) (employers?|job|position|role)\b|\bberufserfahrung|\bexperiences? professionnelles?|\bexperiencia (laboral|profesional)|\bwerkervaring|\barbetslivserfarenhet/,
    keys: [
      /^(?:workExperience|employment|experience)s?[-_[]?(?<number>\d*)(?:--|\]|\.|$)/i,
      /^(?:company-name|job-title|title|(?:start|end)-date-(?:month|year)|current-role)--?(?<number>\d+)(?:_\d+)?$/i,
    ],
  },
  education: {
    heading:
      /\beducation\b|\bschools?( \d+)?$|\buniversity\b|\bcollege\b|\bacademic\b|\bausbildung|\bstudium\b|\bformations?\b|\bformacion|\beducacion|\bopleiding|\butbildning/,
    keys: [
      /^educations?[-_[]?(?<number>\d*)(?:--|\]|\.|$)|^education(?:InstitutionName|LevelId)$/i,
      /^(?:school|degree|discipline|(?:start|end)-(?:month|year)|graduation)--?(?<number>\d+)$/i,
    ],
  },
};
/** People around an employer or a school are not the entry. */
const OTHER_PEOPLE =
  /\breferences?\b|\bsupervisor|\bmanager\b|\bemergency\b|\bcontact\b|\breferral|\breferenz|\bvorgesetzt/;

const PARTS: Readonly<Record<EntryList, readonly (readonly [EntryPart, RegExp])[]>> = {
  experience: [
    [
      'title',
      /^(job |position |role )?title$|^(position|role|job|job role|stellenbezeichnung|poste|puesto|functie)( held)?$/,
    ],
    [
      'company',
      /^(company|employer|organi[sz]ation|firma|arbeitgeber|entreprise|empresa|werkgever)('s)?( name)?$|^name of (company|employer)$/,
    ],
    [
      'description',
      /^(role |job )?(description|responsibilities|duties|summary)$|^(beschreibung|description du poste)$/,
    ],
    [
      'current',
      /^(i )?(am )?(currently|still) (work(ing)?|employed)( (here|there|at this company|for this (company|employer)|in (this|the) (role|position|job)))?$|^(this is )?(my )?(current|present) (role|position|job|employer)$/,
    ],
  ],
  education: [
    [
      'school',
      /^(school|university|college|institution|school or university|school \/ university|university or school|school\/university|college ?(\/|or) ?university|hochschule|universitat|ecole|universidad|universiteit|school attended)( name)?$|^name of (school|institution|university)$/,
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
const START = '(start(ed)?|from|begin(ning)?|first)';
const END = '(end(ed)?|to|until|graduation|last|expected graduation|anticipated graduation)';
const DATES: readonly (readonly [EntryPart, RegExp])[] = [
  ['from-month', new RegExp(`^${START}( date)?[ :-]+month$|^month (started|from)$|^start month$`)],
  [
    'from-year',
    new RegExp(`^${START}( date)?[ :-]+year$|^first year attended$|^year (started|from)$|^start year$`),
  ],
  ['to-month', new RegExp(`^${END}( date)?[ :-]+month$|^month (ended|to)$|^end month$`)],
  [
    'to-year',
    new RegExp(
      `^${END}( date)?[ :-]+year$|^(last year attended|year of graduation|year graduated|graduation year)$|^year (ended|to)$|^end year$`,
    ),
  ],
  ['from', /^(start|from)( date)?$|^date (from|started)$|^von$|^du$|^desde$|^van$/],
  [
    'to',
    /^(end|to|until|(expected |anticipated )?graduation)( date)?$|^date (to|ended)$|^to \(actual or expected\)$|^bis$|^au$|^hasta$|^tot$/,
  ],
];

/** A field of a list: which part of which entry of the page it asks for. */
export interface EntryField {
  list: EntryList;
  part: EntryPart;
  /** Entries of one list, counted from 0 as they stand on the page. */
  entry: number;
  /** `latest`: of the one that is the latest, wherever that stands in the profile; `earlier`: of any but that one. */
  when: 'any' | 'latest' | 'earlier';
}

/**
 * What each field asks of a list, null for those of none. Fields of one entry are told by the number that the system or the
 * heading gives it; where there is none, a part that is asked again begins the next entry.
 */
export function findEntryFields(fields: readonly FormField[]): (EntryField | null)[] {
  const open = new Map<EntryList, OpenEntry>();
  const counted = new Map<EntryList, Map<string, number>>();
  let nameless = 0;
  return fields.map((field) => {
    const list = findList(field);
    const part = list === null ? null : findPart(list, field);
    if (list === null || part === null) return null;
    const section = toPlainWords(field.section ?? '');
    const when = list === 'experience' ? findWhen(section) : 'any';
    const told = when === 'latest' ? `latest ${section}` : findNumber(list, field.key, section);
    const current = open.get(list);
    const goesOn = current?.section === section && !current.parts.has(part);
    const name = told ?? (current && goesOn ? current.name : `next ${++nameless}`);
    const parts = current?.name === name ? current.parts : new Set<EntryPart>();
    parts.add(part);
    open.set(list, { name, section, parts });
    const known = counted.get(list) ?? new Map<string, number>();
    counted.set(list, known);
    const entry = known.get(name) ?? known.size;
    known.set(name, entry);
    return { list, part, entry, when };
  });
}

interface OpenEntry {
  name: string;
  section: string;
  parts: Set<EntryPart>;
}

function findList({ key, section, kind }: FormField): EntryList | null {
  if (kind === 'file' || kind === 'consent') return null;
  const heading = toPlainWords(section ?? '');
  if (OTHER_PEOPLE.test(heading)) return null;
  const lists: EntryList[] = ['experience', 'education'];
  return (
    lists.find((list) => LISTS[list].keys.some((pattern) => pattern.test(key))) ??
    lists.find((list) => heading !== '' && LISTS[list].heading.test(heading)) ??
    null
  );
}

/** `workExperience-12--jobTitle` → 12, `school--0` → 0, "Work Experience 2" → 2. */
function findNumber(list: EntryList, key: string, section: string): string | null {
  for (const pattern of LISTS[list].keys) {
    const number = pattern.exec(key)?.groups?.['number'] ?? '';
    if (number !== '') return `key ${number}`;
  }
  const number = /(?:^|[\s#])(\d{1,2})$/.exec(section)?.[1];
  return number === undefined ? null : `heading ${number}`;
}

/** "Most recent employer" asks for one entry, wherever it stands in the profile. */
function findWhen(section: string): EntryField['when'] {
  if (/\b(most recent|current|last|latest|present)\b/.test(section)) return 'latest';
  return /\b(previous|past|former|prior)\b/.test(section) ? 'earlier' : 'any';
}

function findPart(list: EntryList, { label }: FormField): EntryPart | null {
  const words = toAskedWords(label);
  return [...PARTS[list], ...DATES].find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
