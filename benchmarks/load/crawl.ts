import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@firsthand/database';
import { startSandbox } from '@firsthand/sandbox';
import { startBuiltProduct } from '@firsthand/test-support';
import { sql } from 'kysely';
import { ROOT } from '../product.ts';
import { watchMemory, type MemorySamples } from './watch-memory.ts';

const LOOK_EVERY_MS = 1_000;
const POSTINGS_PER_BOARD = 100;
/** Of the sandbox's employers as they are, on average. */
const USUAL_SIZE = 36;

export interface CrawlFigures {
  boards: number;
  postings: number;
  seconds: number;
  failed: number;
  memory: MemorySamples;
}

/** Has a worker read so many boards of about a hundred postings, all new, from the sandbox, and tells how long it took. */
export async function measureCrawl(databaseUrl: string, boards: number): Promise<CrawlFigures> {
  const directory = await mkdtemp(join(tmpdir(), 'firsthand-bench-crawl-'));
  const sandbox = await startSandbox({ companies: boards, scale: POSTINGS_PER_BOARD / USUAL_SIZE });
  sandbox.setNow(new Date());
  const file = join(directory, 'boards.csv');
  const lines = sandbox.boards.map(({ source, board, company }) => `${source},${board},"${company}"`);
  await writeFile(file, ['source,board,company', ...lines, ''].join('\n'));
  const startedAt = performance.now();
  const product = await startBuiltProduct(
    ROOT,
    { DATA_DIR: directory, DATABASE_URL: databaseUrl, BOARDS_FILE: file, ATS_GATEWAY: sandbox.url },
    ['--live'],
  );
  try {
    const { result, memory } = await watchMemory(product.pid, LOOK_EVERY_MS, () => untilRead(databaseUrl));
    return {
      boards: sandbox.boards.length,
      seconds: (performance.now() - startedAt) / 1_000,
      ...result,
      memory,
    };
  } finally {
    await product.stop();
    await sandbox.close();
    await rm(directory, { recursive: true, force: true });
  }
}

/** Waits until each board was read or tried, and counts what there is then. */
async function untilRead(url: string): Promise<{ postings: number; failed: number }> {
  const database = await openDatabase({ kind: 'server', url, poolSize: 1 });
  try {
    for (;;) {
      const { rows } = await sql<{ left: number; failed: number; postings: number }>`select
        (select count(*) from boards where last_attempt_at is null) as left,
        (select count(*) from boards where failure is not null) as failed,
        (select count(*) from jobs) as postings`.execute(database.db);
      const [found] = rows;
      if (found?.left === 0) return found;
      await sleep(LOOK_EVERY_MS);
    }
  } finally {
    await database.close();
  }
}
