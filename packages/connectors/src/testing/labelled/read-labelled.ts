import type { Posting, Source } from '@firsthand/contracts';
import { CONNECTORS } from '../../registry.ts';
import { collect, createContext, createRecordedFetch } from '../run-recordings.ts';
import { ADP } from '../../../../../tests/data/postings/adp.ts';
import { BAMBOOHR } from '../../../../../tests/data/postings/bamboohr.ts';
import { toAdpBoard } from './boards/adp.ts';
import { toBambooBoard } from './boards/bamboohr.ts';
import { toBreezyBoard } from './boards/breezy.ts';
import { toDoverBoard } from './boards/dover.ts';
import { toGreenhouseBoard } from './boards/greenhouseio.ts';
import { toJobviteBoard } from './boards/jobvite.ts';
import { toLeverBoard } from './boards/lever.ts';
import { toSmartRecruitersBoard } from './boards/smartrecruiters.ts';
import { toWorkdayBoard } from './boards/workday.ts';
import { BREEZY } from '../../../../../tests/data/postings/breezy.ts';
import { DOVER } from '../../../../../tests/data/postings/dover.ts';
import { GREENHOUSE } from '../../../../../tests/data/postings/greenhouseio.ts';
import { JOBVITE } from '../../../../../tests/data/postings/jobvite.ts';
import type { LabelledBoard, LabelledPosting, Says } from './labelled-posting.ts';
import { LEVER } from '../../../../../tests/data/postings/lever.ts';
import { SMARTRECRUITERS } from '../../../../../tests/data/postings/smartrecruiters.ts';
import { WORKDAY } from '../../../../../tests/data/postings/workday.ts';

/** A posting as its connector read it, beside what a person read. */
export interface ReadPosting {
  source: Source;
  posting: Posting;
  lines: readonly string[];
  says: Says;
}

interface LabelledSet {
  postings: readonly LabelledPosting<unknown>[];
  board: LabelledBoard;
}

const SETS: Readonly<Record<Source, LabelledSet>> = {
  bamboohr: { postings: BAMBOOHR, board: toBambooBoard(BAMBOOHR) },
  workday: { postings: WORKDAY, board: toWorkdayBoard(WORKDAY) },
  greenhouseio: { postings: GREENHOUSE, board: toGreenhouseBoard(GREENHOUSE) },
  adp: { postings: ADP, board: toAdpBoard(ADP) },
  jobvite: { postings: JOBVITE, board: toJobviteBoard(JOBVITE) },
  breezy: { postings: BREEZY, board: toBreezyBoard(BREEZY) },
  lever: { postings: LEVER, board: toLeverBoard(LEVER) },
  smartrecruiters: { postings: SMARTRECRUITERS, board: toSmartRecruitersBoard(SMARTRECRUITERS) },
  dover: { postings: DOVER, board: toDoverBoard(DOVER) },
};

/** Reads the labelled boards of all systems through their connectors. Throws when one gives not every posting. */
export async function readLabelled(): Promise<ReadPosting[]> {
  const sources = Object.keys(SETS) as Source[];
  return (await Promise.all(sources.map(readSet))).flat();
}

async function readSet(source: Source): Promise<ReadPosting[]> {
  const { postings, board } = SETS[source];
  const context = createContext(createRecordedFetch(board.answers), { company: board.company });
  const reading = await collect(CONNECTORS[source], board.board, context);
  if (reading.error) throw reading.error;
  const byTitle = new Map(reading.postings.map((posting) => [posting.title, posting]));
  return postings.map(([title, , lines, says]) => {
    const posting = byTitle.get(title);
    if (!posting) throw new Error(`${source}: "${title}" was not read`);
    return { source, posting, lines, says };
  });
}
