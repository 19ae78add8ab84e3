import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBuiltProduct } from '@firsthand/test-support';
import { ROOT, untilWarm } from '../product.ts';
import type { AskFigures, AskPlan } from './plan.ts';
import { sendPeople } from './send.ts';

/** The people are there first. */
const AHEAD_MS = 2_000;

export interface StartFigures {
  readyMs: number;
  asked: AskFigures;
}

/** Starts a node, whose index has its snapshot, while people already ask at its address. */
export async function measureStart(
  databaseUrl: string,
  plan: Omit<AskPlan, 'url' | 'isStarting'>,
  settings: Record<string, string>,
): Promise<StartFigures> {
  const directory = await mkdtemp(join(tmpdir(), 'firsthand-bench-start-'));
  const boards = join(directory, 'boards.csv');
  await writeFile(boards, 'source,board,company\n');
  const port = await findFreePort();
  const own = {
    ...{ DATA_DIR: directory, DATABASE_URL: databaseUrl, BOARDS_FILE: boards, PORT: String(port) },
    ...{ RATE_LIMIT_PER_MINUTE: '0', ...settings },
  };
  try {
    const first = await startBuiltProduct(ROOT, own, ['--live']);
    await untilWarm(first.url);
    await first.stop();
    const asking = sendPeople({ ...plan, url: `http://127.0.0.1:${port}`, isStarting: true }, () =>
      Promise.resolve(plan.tokens),
    );
    await sleep(AHEAD_MS);
    const second = await startBuiltProduct(ROOT, own, ['--live']);
    const asked = await asking;
    await second.stop();
    return { readyMs: second.readyMs, asked };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
