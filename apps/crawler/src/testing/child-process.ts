import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const places = join(root, 'packages/gazetteer/build/places.bin');
const databaseWorker = join(root, 'packages/database/src/pglite-worker.mjs');

export interface ChildProgram {
  start: (argument: string) => ChildProcess;
  remove: () => Promise<void>;
}

/** Builds a TypeScript entry into a program that Node runs, where packages are found: under node_modules. */
export async function buildChildProgram(entry: string): Promise<ChildProgram> {
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const directory = await mkdtemp(join(cache, 'crawler-child-'));
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@firsthand/'),
  });
  await bundle.write({ dir: directory, format: 'esm', entryFileNames: 'child.mjs' });
  await bundle.close();
  await cp(databaseWorker, join(directory, 'pglite-worker.mjs'));
  await symlink(places, join(directory, 'places.bin'));
  return {
    start: (argument) =>
      spawn(process.execPath, [join(directory, 'child.mjs'), argument], {
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

/** Resolves at the child's `count`th line; rejects when it ends before. */
export function waitForLines(child: ChildProcess, count: number): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!child.stdout) {
      reject(new Error('the child has no output'));
      return;
    }
    let seen = 0;
    createInterface({ input: child.stdout }).on('line', () => {
      seen += 1;
      if (seen === count) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the child ended with ${code} before line ${count}`)));
  });
}

/** Kills the child as a power cut would, and waits until it is gone. */
export async function killHard(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}
