import { spawn, type ChildProcess } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PGLITE_WORKER = join(ROOT, 'packages/database/src/pglite-worker.mjs');
const PLACES = join(ROOT, 'packages/gazetteer/build/places.bin');
const OCCUPATIONS = join(ROOT, 'packages/occupations/build/occupations.txt');
const LINE_TIMEOUT_MS = 60_000;

export interface ChildProgram {
  /** The bundle's path: run it with `startChild` as often as wanted. */
  file: string;
  remove(): Promise<void>;
}

export interface Child {
  process: ChildProcess;
  /** Waits for a line on its output that begins so, and gives it. Rejects when the child ends before. */
  line(beginning: string): Promise<string>;
  /** All lines so far. */
  said(): readonly string[];
  /** Sends SIGKILL and waits for the end. */
  kill(): Promise<void>;
}

/**
 * Builds a program of ours (TypeScript) so that Node can run it in a process of its own: for tests in which a process
 * dies. It stands under node_modules while it is used, where it finds the packages it imports.
 */
export async function buildChildProgram(entry: URL): Promise<ChildProgram> {
  const cache = join(ROOT, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  const directory = await mkdtemp(join(cache, 'firsthand-child-'));
  const file = join(directory, 'program.mjs');
  const isOurs = (id: string) => id.startsWith('.') || id.startsWith('/') || id.startsWith('@firsthand/');
  const bundle = await rolldown({
    input: fileURLToPath(entry),
    platform: 'node',
    external: (id) => !isOurs(id),
    treeshake: { moduleSideEffects: false },
  });
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
  await copyFile(PGLITE_WORKER, join(directory, 'pglite-worker.mjs'));
  await symlink(PLACES, join(directory, 'places.bin'));
  await symlink(OCCUPATIONS, join(directory, 'occupations.txt'));
  return { file, remove: () => rm(directory, { recursive: true, force: true }) };
}

/** Starts a built program. Its error output is ours. */
export function startChild(program: ChildProgram, args: readonly string[] = []): Child {
  const child = spawn(process.execPath, [program.file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const lines: string[] = [];
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    tell();
  });
  void exited.then(tell);
  return {
    process: child,
    line: (beginning) =>
      new Promise((resolve, reject) => {
        const finish = (settle: () => void) => {
          clearTimeout(timer);
          listeners.delete(look);
          settle();
        };
        const look = () => {
          const found = lines.find((line) => line.startsWith(beginning));
          if (found !== undefined) finish(() => resolve(found));
          else if (child.exitCode !== null || child.signalCode !== null) {
            finish(() =>
              reject(new Error(`The child ended without saying "${beginning}": ${lines.join(' | ')}`)),
            );
          }
        };
        const timer = setTimeout(
          () => finish(() => reject(new Error(`The child did not say "${beginning}" in time`))),
          LINE_TIMEOUT_MS,
        );
        listeners.add(look);
        look();
      }),
    said: () => lines,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
