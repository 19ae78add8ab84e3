import { unaccent } from '@firsthand/contracts';
import type { Labelled } from './documents/labelled.ts';
import type { Condition, Grade, JudgedQuery, Sought } from './queries/read-queries.ts';

/** From this grade on a posting is one that should be found. */
export const RELEVANT: Grade = 2;

/** `silent`: the posting does not say. */
type Outcome = 'met' | 'silent' | 'contrary';

/**
 * What a posting is worth to who asked. A posting outside of the chosen country is worth nothing; without one, a posting
 * in another language than the query's is worth one less. Conditions then take off what `CONDITIONS` says.
 */
export function toGrade(query: JudgedQuery, labelled: Labelled): Grade {
  const { document } = labelled;
  const { country } = query;
  if (country !== null && !document.places.some((place) => place.country === country)) return 0;
  let grade = query.sought.find(({ of }) => isSought(of, labelled))?.grade ?? 0;
  const isByOccupation = query.sought.some(({ of }) => of.by === 'occupation');
  if (country === null && isByOccupation && document.language !== query.language) grade = less(grade);
  for (const condition of query.conditions) {
    const { check, silent, contrary } = CONDITIONS[condition.name];
    const outcome = check(labelled, condition.value);
    if (outcome === 'silent') grade = silent(grade);
    if (outcome === 'contrary') grade = contrary(grade);
  }
  return grade;
}

const SENIORS: ReadonlySet<string> = new Set(['senior', 'lead']);

const less = (grade: Grade): Grade => Math.max(0, grade - 1) as Grade;
const related = (grade: Grade): Grade => Math.min(1, grade) as Grade;
const nothing = (): Grade => 0;

/**
 * What is asked for beside the occupation, and what a posting is worth that does not say, or says otherwise: one in another
 * place or company is nothing at all, one that is not remote neither; one with other hours, another level or without the
 * skill is related at most.
 */
const CONDITIONS: Record<
  Condition['name'],
  {
    check: (labelled: Labelled, value: string) => Outcome;
    silent: (grade: Grade) => Grade;
    contrary: (grade: Grade) => Grade;
  }
> = {
  place: {
    check: ({ document }, city) => tell(document.places.some((place) => isSame(place.city, city))),
    ...{ silent: nothing, contrary: nothing },
  },
  state: {
    check: ({ document }, state) => tell(document.places.some((place) => isSame(place.state, state))),
    ...{ silent: nothing, contrary: nothing },
  },
  company: {
    check: ({ document }, company) => tell(has(document.company ?? '', company)),
    ...{ silent: nothing, contrary: nothing },
  },
  mode: {
    check: ({ document }, mode) => tell(document.workMode === mode),
    ...{ silent: nothing, contrary: nothing },
  },
  type: {
    check: ({ document }, type) =>
      document.employmentType === null ? 'silent' : tell(document.employmentType === type),
    ...{ silent: related, contrary: related },
  },
  level: {
    check: ({ level, isForBeginners }, asked) => {
      if (level === asked || (asked === 'junior' && isForBeginners)) return 'met';
      const isNear = level === 'none' || (SENIORS.has(level) && SENIORS.has(asked));
      return isNear && asked !== 'intern' ? 'silent' : 'contrary';
    },
    ...{ silent: less, contrary: related },
  },
  novice: {
    check: ({ isForBeginners, level, document }) => {
      if (isForBeginners) return 'met';
      const asks = (document.stated.years ?? 0) > 1 || level === 'senior' || level === 'lead';
      return asks ? 'contrary' : 'silent';
    },
    ...{ silent: less, contrary: related },
  },
  years: {
    check: ({ document: { stated } }, years) =>
      stated.years === null ? 'silent' : tell(stated.years <= Number(years)),
    ...{ silent: less, contrary: related },
  },
  words: {
    check: ({ document: { title, descriptionText } }, words) =>
      tell(words.split('/').some((word) => has(title, word) || has(descriptionText, word))),
    ...{ silent: related, contrary: related },
  },
  title: {
    check: ({ document: { title } }, words) => tell(words.split('/').some((word) => has(title, word))),
    ...{ silent: related, contrary: related },
  },
};

const tell = (isMet: boolean): Outcome => (isMet ? 'met' : 'contrary');

function isSought(sought: Sought, { occupation, document }: Labelled): boolean {
  switch (sought.by) {
    case 'any':
      return true;
    case 'occupation':
      return sought.occupation === occupation;
    case 'company':
      return has(document.company ?? '', sought.words);
    case 'title':
      return has(document.title, sought.words);
    case 'text':
      return has(document.descriptionText, sought.words);
  }
}

function isSame(value: string | null, asked: string): boolean {
  return value !== null && fold(value) === fold(asked);
}

/** Whether the words stand there as words: neither "C" nor "C#" is in "C++". */
function has(text: string, words: string): boolean {
  const [where, what] = [fold(text), fold(words)];
  for (let at = where.indexOf(what); at !== -1; at = where.indexOf(what, at + 1)) {
    const [before = ' ', after = ' '] = [where[at - 1], where[at + what.length]];
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}+#]/u.test(after)) return true;
  }
  return false;
}

const folded = new Map<string, string>();

/** Without accents, in small letters; a text is asked about by many queries. */
function fold(text: string): string {
  const known = folded.get(text);
  if (known !== undefined) return known;
  const made = unaccent(text);
  folded.set(text, made);
  return made;
}
