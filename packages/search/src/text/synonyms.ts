import { splitWords } from '@firsthand/contracts';
import { stem } from './stem.ts';

/** Each line holds spellings of one thing; a query for any of them finds all of them. In quotes: neighbours in a title. */
const GROUPS: readonly (readonly string[])[] = [
  ['swe', 'software engineer'],
  ['sde', 'software development engineer'],
  ['sre', 'site reliability engineer'],
  ['qa', 'quality assurance'],
  ['ux', 'user experience'],
  ['ui', 'user interface'],
  ['ml', 'machine learning'],
  ['ai', 'artificial intelligence'],
  ['nlp', 'natural language processing'],
  ['informationtechnology', 'information technology'],
  ['nodejs', 'node js'],
  ['reactjs', 'react', 'react js'],
  ['vuejs', 'vue', 'vue js'],
  ['angularjs', 'angular', 'angular js'],
  ['nextjs', 'next js'],
  ['golang', 'go lang', '"go developer"', '"go engineer"', '"go software"', '"go backend"'],
  ['js', 'javascript'],
  ['k8s', 'kubernetes'],
  ['postgres', 'postgresql'],
  ['hr', 'human resources'],
  ['r&d', 'research development'],
  ['m&a', 'mergers acquisitions'],
  ['rn', 'registered nurse'],
  ['lpn', 'licensed practical nurse', 'lvn', 'licensed vocational nurse'],
  ['cna', 'certified nursing assistant'],
  ['cpa', 'certified public accountant'],
  ['sdr', 'sales development representative'],
  ['bdr', 'business development representative'],
  ['csm', 'customer success manager'],
  ['cto', 'chief technology officer'],
  ['cfo', 'chief financial officer'],
  ['coo', 'chief operating officer'],
  ['ceo', 'chief executive officer'],
  ['vp', 'vice president'],
  ['sr', 'senior', 'snr'],
  ['jr', 'junior', 'jnr'],
  ['mgr', 'manager'],
  ['asst', 'assistant'],
  ['dir', 'director'],
  ['assoc', 'associate'],
  ['rep', 'representative'],
  ['eng', 'engineer'],
  ['dept', 'department'],
  ['ops', 'operations'],
  ['supv', 'supervisor'],
  ['coord', 'coordinator'],
];

/** A spelling as stems: "software engineer" → [softwar, engin]. */
type Stems = readonly string[];

const groupsByFirst = new Map<string, { phrase: Stems; group: readonly Stems[] }[]>();
for (const spellings of GROUPS) {
  const group = spellings.map(toStems);
  for (const phrase of group) {
    const first = phrase[0] ?? '';
    const entries = groupsByFirst.get(first) ?? [];
    entries.push({ phrase, group });
    // The longest spelling that fits is the one meant.
    groupsByFirst.set(
      first,
      entries.sort((a, b) => b.phrase.length - a.phrase.length),
    );
  }
}

function toStems(spelling: string): Stems {
  const stems = splitWords(spelling).map(stem);
  return spelling.startsWith('"') ? [stems.join(' ')] : stems;
}

/** The group whose spelling stands at this position of the stems, and how many of them it takes. */
export function findSynonyms(
  stems: Stems,
  position: number,
): { length: number; group: readonly Stems[] } | undefined {
  const entries = groupsByFirst.get(stems[position] ?? '') ?? [];
  const found = entries.find(({ phrase }) => phrase.every((word, index) => stems[position + index] === word));
  return found && { length: found.phrase.length, group: found.group };
}
