import type { JobProfile } from '@firsthand/contracts';

/** The parts of a profile that texts are made of. What is asked for equal opportunity has no place here. */
export type FactSource = Pick<JobProfile, 'first_name' | 'last_name'> & {
  skills: readonly Pick<JobProfile['skills'][number], 'id' | 'skill_name'>[];
  experience: readonly Pick<
    JobProfile['experience'][number],
    'id' | 'job_title' | 'company_name' | 'start_date' | 'end_date' | 'is_current_job' | 'description'
  >[];
};

declare const made: unique symbol;

/** Something the person wrote in their profile. Only {@link toFacts} makes one. */
export interface Fact {
  id: string;
  kind: 'name' | 'skill' | 'job' | 'duty';
  /** Where it stands, for people. */
  label: string;
  text: string;
  /** The experience entry of a job or duty. */
  entryId: number | null;
  [made]: true;
}

/**
 * Sentences that tell of health, service or gender are left out even of what the person wrote about their work, since
 * facts may be shown to a model.
 */
const PRIVATE =
  /\b(veterans?|disab\w*|handicap\w*|genders?|transgender|non-?binary|pregnan\w*|wheelchair|neurodiver\w*|autis\w*|adhd|sexual\w*|ethnicit\w*)\b/i;

const DUTIES_PER_ENTRY = 12;
const DUTY_MAX_LENGTH = 400;
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * Takes the facts out of a profile: name, skills, and for each entry of the experience, the latest first, the job and
 * what was done in it.
 */
export function toFacts(source: FactSource): Fact[] {
  const name = [source.first_name, source.last_name].filter(Boolean).join(' ').trim();
  const facts = [
    ...(name === '' ? [] : [toFact('name', 'name', 'Your profile: name', name, null)]),
    ...source.skills.map((skill) =>
      toFact(`skill-${skill.id}`, 'skill', 'Your profile: skill', skill.skill_name, null),
    ),
    ...[...source.experience].sort(byTime).flatMap(toEntryFacts),
  ];
  return facts.filter(({ kind, text }) => text !== '' && (kind === 'name' || !PRIVATE.test(text)));
}

type Entry = FactSource['experience'][number];

/** Present jobs first, then by their end, then by their beginning, each the latest first. */
function byTime(left: Entry, right: Entry): number {
  const toKey = ({ is_current_job: isCurrent, start_date: start, end_date: end }: Entry): string =>
    `${isCurrent ? '9999' : (end ?? start)} ${start}`;
  return toKey(right).localeCompare(toKey(left));
}

function toEntryFacts(entry: Entry): Fact[] {
  const { id, job_title: title, company_name: company } = entry;
  const job = toFact(
    `job-${id}`,
    'job',
    'Your profile: work experience',
    `${title} at ${company}, ${toTime(entry)}`,
    id,
  );
  const duties = splitDescription(entry.description).map((text, index) =>
    toFact(`job-${id}-${index + 1}`, 'duty', `Your profile: ${title} at ${company}`, text, id),
  );
  return [job, ...duties];
}

function toFact(id: string, kind: Fact['kind'], label: string, text: string, entryId: number | null): Fact {
  // The brand exists for the compiler alone.
  return { id, kind, label, text: text.trim(), entryId } as Fact;
}

/** "March 2019 to May 2024", "since March 2019" */
function toTime({ start_date: start, end_date: end, is_current_job: isCurrent }: Entry) {
  const from = toMonth(start);
  if (isCurrent) return `since ${from}`;
  return end === null ? `from ${from}` : `${from} to ${toMonth(end)}`;
}

function toMonth(day: string): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : MONTH.format(date);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The sentences and list items of an entry's sanitised HTML, as plain text. */
function splitDescription(html: string): string[] {
  const text = html
    .replace(/<img\b[^>]*>?/gi, '')
    .replace(/<(?:br|\/p|\/li|\/div|\/h\d)\b[^>]*>?/gi, '\n')
    .replace(/<[^>]*>?/g, '')
    .replace(/&(\w+|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);
  return text
    .split(/\n|(?<=[.!?])\s+(?=\p{Lu})/u)
    .map((line) =>
      line
        .replace(/^\s*[•●▪·*–-]\s+/u, '')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter((line) => line.length > 3 && line.length <= DUTY_MAX_LENGTH)
    .slice(0, DUTIES_PER_ENTRY);
}

/** The posting's text without what it says about equal opportunity, which no draft needs. */
export function withoutPrivateLines(text: string): string {
  return text
    .split('\n')
    .filter((line) => !PRIVATE.test(line))
    .join('\n');
}
