import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SOURCES } from '@firsthand/contracts';
import { startSandbox, type SandboxBoard } from '@firsthand/sandbox';
import {
  fillDataDirectory,
  findFreePort,
  startBuiltProduct,
  type BuiltProduct,
} from '@firsthand/test-support';
import type { TestProject } from 'vitest/node';
import { startOnDemand } from './product-on-demand.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The demo has about 17 boards per source; reading these few takes seconds instead of a minute. */
const BOARDS_PER_SOURCE = 4;
/** Nothing else waits as long: the machine may be busy with others. */
const READY_WITHIN_MS = 480_000;

/** Where the product and the browser are, or why there is no browser. */
export type ProvidedBrowser =
  | {
      productUrl: string;
      /** Removed at the end of the run. */
      directory: string;
      dataDirectory: string;
      /** Where to ask for the product to be started. */
      startUrl: string;
      /** With its own windows, which extensions need. */
      chromium: string;
      /** The same without them where the system has it, for about half of the time that pages cost. */
      forPages: string;
      /** The browser extension, built for this product. */
      extension: string;
    }
  | { reason: string };

declare module 'vitest' {
  interface ProvidedContext {
    browser: ProvidedBrowser;
  }
}

/**
 * Provides one demo product for all browser tests, started for the first of them: the kinds of tests before have the
 * machine for themselves. Without Chromium they are skipped, in CI they fail.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(chromium)) {
    const reason = `no Chromium at ${chromium}; CHROMIUM_PATH names another`;
    if (process.env.CI === 'true') throw new Error(`Browser tests cannot run: ${reason}`);
    project.provide('browser', { reason });
    return undefined;
  }
  const directory = await mkdtemp(join(tmpdir(), 'firsthand-e2e-'));
  const dataDirectory = join(directory, 'data');
  const extension = join(directory, 'extension');
  const port = await findFreePort();
  const productUrl = `http://localhost:${port}`;
  let product: BuiltProduct | undefined;
  const onDemand = await startOnDemand(async () => {
    const boardsFile = join(directory, 'boards.csv');
    await fillDataDirectory(join(dataDirectory, 'demo'));
    await writeFile(boardsFile, toBoardsFile(await chooseBoards()));
    const settings = { PORT: String(port), BOARDS_FILE: boardsFile, DATA_DIR: dataDirectory };
    await buildExtension(extension, productUrl);
    product = await startBuiltProduct(ROOT, settings, [], READY_WITHIN_MS);
    // On a slow machine it is ready before all boards are read; nothing is to come in between the tests' steps.
    await product.crawl();
  });
  const forPages = findShell(chromium);
  const { url: startUrl } = onDemand;
  const where = { productUrl, directory, dataDirectory, startUrl };
  project.provide('browser', { ...where, chromium, forPages, extension });
  return async () => {
    await onDemand.close();
    if (product) await stop(product);
    // Browsers that just ended may still be writing.
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  };
}

async function stop(product: BuiltProduct): Promise<void> {
  // What the log warned of explains a failure above.
  const warnings = product
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  if (warnings.length > 0) console.log(`The product warned:\n${warnings.join('\n')}`);
  await product.stop();
}

/** Debian's package `chromium-headless-shell` puts it beside its Chromium, of the same sources and version. */
function findShell(chromium: string): string {
  const shell = join(dirname(chromium), 'chromium-headless-shell');
  return existsSync(shell) ? shell : chromium;
}

async function buildExtension(folder: string, productUrl: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/build.mjs', 'extension', folder], {
    cwd: ROOT,
    env: { ...process.env, PUBLIC_URL: productUrl },
  });
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
