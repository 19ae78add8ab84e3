import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The bundle lies in dist/server. */
const ROOT = resolve(fileURLToPath(new URL('../..', import.meta.url)));
const TIMES = '10';
const TESTS = [
  'bitmap/parity.long.test.ts',
  'bitmap/bitmap-index.test.ts',
  'percolate/percolator.property.test.ts',
  'sql/sql-search.property.test.ts',
];

/** Runs the generated tests of search ten times as long as a run of all tests does, or `--times N`; rejects when one fails. */
export async function run(args: string[]): Promise<void> {
  const times = args.includes('--times') ? args[args.indexOf('--times') + 1] : TIMES;
  const files = TESTS.map((file) => `packages/search/src/${file}`);
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...files], {
    cwd: ROOT,
    env: { ...process.env, PARITY_TIMES: times },
    stdio: 'inherit',
  });
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) throw new Error('The executors do not agree');
}
