import type { Source } from '@firsthand/contracts';
import { readText } from '../read-text.ts';

/** In the order in which boards are taken from the tables. */
const SOURCES_IN_TURN: readonly Source[] = [
  'greenhouseio',
  'workday',
  'lever',
  'smartrecruiters',
  'bamboohr',
  'adp',
  'jobvite',
  'breezy',
  'dover',
];

/**
 * The invented employers on each source, one a line: name | open postings | sector | countries (`US:OH+KY` = only these
 * states) | board details | about. Lines that begin with a language code give the "about" in that language, which lets
 * the employer post in it. Board details by source: Lever `eu` on the EU host; SmartRecruiters and Lever `pay` with the
 * compensation field; ADP `myjobs` on MyJobs, `locales=` the languages of a career centre; Jobvite the row template of
 * the search page; of all `unlisted` for a board that is not in the demo's catalogue.
 */
export const EMPLOYER_TABLES: readonly { source: Source; table: string }[] = SOURCES_IN_TURN.map(
  (source) => ({ source, table: readText(`employers/${source}.txt`) }),
);
