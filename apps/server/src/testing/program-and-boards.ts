import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SOURCES, type SearchResponse } from '@firsthand/contracts';
import { startSandbox, type Sandbox, type SandboxBoard } from '@firsthand/sandbox';
import { closeAfterFile, fillDataDirectory, findFreePort } from '@firsthand/test-support';
import { expect } from 'vitest';
import { buildProgram, type BuiltProgram } from './built-program.ts';

/** A start takes seconds, on a busy machine many of them. */
export const SLOW_MS = 240_000;

/** The program, built from the code as it is, and a small sandbox with a board per system; closed after the file. */
export async function openProgramAndBoards(): Promise<{ program: BuiltProgram; sandbox: Sandbox }> {
  const program = await buildProgram();
  closeAfterFile(() => program.remove());
  const sandbox = await startSandbox({ companies: SOURCES.length, scale: 0.3 });
  closeAfterFile(() => sandbox.close());
  return { program, sandbox };
}

export interface CrawlSettings {
  url: string;
  dataDirectory: string;
  env: Record<string, string>;
}

/**
 * Settings for a program that crawls these boards of the sandbox, as an operator's gateway. `first`: it begins with
 * nothing, which takes seconds more; otherwise with an empty store.
 */
export async function createSettings(
  sandbox: Sandbox,
  { boards = sandbox.boards, first = false } = {},
): Promise<CrawlSettings> {
  const directory = mkdtempSync(join(tmpdir(), 'firsthand-main-'));
  closeAfterFile(() => {
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  });
  const file = join(directory, 'boards.csv');
  const rows = boards.map(({ source, board, company }) => `${source},${board},"${company}"`);
  writeFileSync(file, ['source,board,company', ...rows, ''].join('\n'));
  const port = await findFreePort();
  const dataDirectory = join(directory, 'data');
  if (!first) await fillDataDirectory(join(dataDirectory, 'store'));
  return {
    url: `http://localhost:${port}`,
    dataDirectory,
    env: { PORT: String(port), DATA_DIR: dataDirectory, BOARDS_FILE: file, ATS_GATEWAY: sandbox.url },
  };
}

/** What a crawl is told of a board. */
export const nameOf = ({ source, board }: SandboxBoard): string => `${source}:${board}`;

export async function search(url: string, query = ''): Promise<SearchResponse> {
  const answer = await fetch(`${url}/v1/api/requisitions/search?limit=100&${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as SearchResponse;
}

/** Searches until there is what is waited for; the test's own time limit bounds it. */
export async function searchUntil(
  url: string,
  isEnough: (answer: SearchResponse) => boolean,
): Promise<SearchResponse> {
  for (;;) {
    const answer = await search(url);
    if (isEnough(answer)) return answer;
    await sleep(200);
  }
}

/** What was shown is not lost. */
export async function expectFound(url: string, shown: SearchResponse): Promise<void> {
  const ids = new Set((await search(url)).data.map((job) => job.id));
  expect(shown.data.filter((job) => !ids.has(job.id))).toEqual([]);
}
