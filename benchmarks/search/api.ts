import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { SearchRequest } from '@firsthand/search';
import { startBuiltProduct } from '@firsthand/test-support';
import { sendRequests } from '../pages/send-requests.ts';

/** The bundle lies in dist/server. */
const ROOT = resolve(fileURLToPath(new URL('../..', import.meta.url)));
const MEASURE_MS = 8_000;
const WARM_WITHIN_MS = 180_000;

/** Starts the product on that database and gives the searches that its API answers a second, ten asked at once. */
export async function measureApi(
  databaseUrl: string,
  jobs: number,
  searches: readonly SearchRequest[],
): Promise<number> {
  const directory = await mkdtemp(join(tmpdir(), 'firsthand-bench-api-'));
  // No boards: nothing is crawled meanwhile.
  const boards = join(directory, 'boards.csv');
  await writeFile(boards, 'source,board,company,featured\n');
  const settings = {
    ...{ DATA_DIR: directory, DATABASE_URL: databaseUrl, BOARDS_FILE: boards },
    RATE_LIMIT_PER_MINUTE: '0',
  };
  const product = await startBuiltProduct(ROOT, settings, ['--live']);
  try {
    await untilWarm(product.url);
    const paths = searches.map(toPath);
    const toNext = (index: number) => paths[index % paths.length] ?? '';
    await sendRequests(product.url, toNext, MEASURE_MS / 4);
    const { times, failed, seconds } = await sendRequests(product.url, toNext, MEASURE_MS);
    if (failed > 0) throw new Error(`${failed} searches of ${jobs} jobs were not answered`);
    return times.length / seconds;
  } finally {
    await product.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

/** Only bitmaps correct a typo, so an answer that does comes from them. */
async function untilWarm(url: string): Promise<void> {
  const until = performance.now() + WARM_WITHIN_MS;
  while (performance.now() < until) {
    const response = await fetch(`${url}/v1/api/requisitions/search?q=maneger`);
    const answer = (await response.json()) as { corrected_query?: string };
    if (answer.corrected_query !== undefined) return;
    await sleep(1_000);
  }
  throw new Error('The index was not there in time');
}

function toPath({ query, filters, offset, limit }: SearchRequest): string {
  const { countries, sources, state, city, remote } = filters;
  const parameters = { q: query, country: countries?.join(), source: sources?.join(), state, city };
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(given as [string, string][]);
  if (remote !== undefined) text.set('remote', String(remote));
  return `/v1/api/requisitions/search?${text.toString()}&limit=${limit}&offset=${offset}`;
}
