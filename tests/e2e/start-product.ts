import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SOURCES } from '@firsthand/contracts';
import { startSandbox, type SandboxBoard } from '@firsthand/sandbox';
import { startBuiltProduct } from '@firsthand/test-support';
import type { TestProject } from 'vitest/node';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The demo has about 17 boards per source; reading these few takes seconds instead of a minute. */
const BOARDS_PER_SOURCE = 4;

/** Where the product and the browser are, or why there is no browser. */
export type ProvidedBrowser =
  { productUrl: string; chromium: string; dataDirectory: string } | { reason: string };

declare module 'vitest' {
  interface ProvidedContext {
    browser: ProvidedBrowser;
  }
}

/** Starts one demo product for all browser tests. Without Chromium they are skipped, in CI they fail. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(chromium)) {
    const reason = `no Chromium at ${chromium}; CHROMIUM_PATH names another`;
    if (process.env.CI === 'true') throw new Error(`Browser tests cannot run: ${reason}`);
    project.provide('browser', { reason });
    return undefined;
  }
  const directory = await mkdtemp(join(tmpdir(), 'firsthand-e2e-'));
  const boardsFile = join(directory, 'boards.csv');
  await writeFile(boardsFile, toBoardsFile(await chooseBoards()));
  const product = await startBuiltProduct(ROOT, { BOARDS_FILE: boardsFile, DATA_DIR: directory });
  // On a slow machine it is ready before all boards are read; nothing is to come in between the tests' steps.
  await product.crawl();
  project.provide('browser', { productUrl: product.url, chromium, dataDirectory: directory });
  return async () => {
    // What the log warned of explains a failure above.
    const warnings = product
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    if (warnings.length > 0) console.log(`The product warned:\n${warnings.join('\n')}`);
    await product.stop();
    await rm(directory, { recursive: true, force: true });
  };
}

async function chooseBoards(): Promise<SandboxBoard[]> {
  const sandbox = await startSandbox();
  await sandbox.close();
  const chosen = SOURCES.flatMap((source) =>
    sandbox.boards.filter((board) => board.source === source).slice(0, BOARDS_PER_SOURCE),
  );
  // ADP has two products; the first boards are all of the one.
  const myJobs = sandbox.boards.find(({ board }) => board.startsWith('myjobs/'));
  return myJobs ? [...chosen, myJobs] : chosen;
}

function toBoardsFile(boards: readonly SandboxBoard[]): string {
  const rows = boards.map(
    ({ source, board, company }) => `${source},${board},"${company.replaceAll('"', '""')}"`,
  );
  return ['source,board,company', ...rows, ''].join('\n');
}
