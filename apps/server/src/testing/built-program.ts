import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown, type OutputAsset, type OutputChunk } from 'rolldown';
import { APART, PROGRAM } from '../../../../rolldown.config.mjs';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const WAIT_MS = 90_000;

export interface RunningProgram {
  process: ChildProcess;
  /** Everything it has written so far, both kinds of output together. */
  output: () => string;
  /** Waits for this on its output. Rejects when the program ends before, or after a minute and a half. */
  waitFor: (text: string) => Promise<void>;
  /** Waits for its end and gives its exit code, or the signal that ended it. */
  ended: () => Promise<number | NodeJS.Signals>;
}

type Entry = 'main' | 'crawl' | 'user';

export interface BuiltProgram {
  /** Starts one of the programs with these settings and no others of ours. */
  start: (entry: Entry, env: Record<string, string>, given?: string[]) => RunningProgram;
  /** The sources that one of the programs has in memory once it runs, without what it imports on demand. */
  modulesOf: (entry: Entry) => string[];
  /** Ends what still runs and removes the build. */
  remove: () => Promise<void>;
}

/**
 * Builds the program as `npm start` does, but from the code as it is now and in a place of its own: a root with `dist`
 * and, as a link, `apps`, below node_modules, where it finds its packages. The site must have been built.
 */
export async function buildProgram(): Promise<BuiltProgram> {
  const cache = join(ROOT, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  const root = await mkdtemp(join(cache, 'firsthand-program-'));
  const directory = join(root, 'dist', 'server');
  const bundle = await rolldown({
    ...PROGRAM,
    cwd: ROOT,
    input: {
      ...Object.fromEntries(
        ['main', 'crawl', 'user'].map((name) => [name, join(ROOT, `apps/server/src/${name}.ts`)]),
      ),
      'crawl-thread': join(ROOT, APART['crawl-thread']),
      'search-thread': join(ROOT, APART['search-thread']),
    },
  });
  const { output } = await bundle.write({
    dir: directory,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await bundle.close();
  await symlink(join(ROOT, 'apps'), join(root, 'apps'));

  const running: RunningProgram[] = [];
  return {
    start: (entry, env, given = []) => {
      const child = spawn(process.execPath, [join(directory, `${entry}.mjs`), ...given], {
        cwd: root,
        env: { PATH: process.env.PATH ?? '', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const program = watch(child);
      running.push(program);
      return program;
    },
    modulesOf: (entry) => listModules(output, `${entry}.mjs`).map((path) => relative(ROOT, path)),
    remove: async () => {
      for (const program of running) {
        program.process.kill('SIGKILL');
        await program.ended();
      }
      await rm(root, { recursive: true, force: true });
    },
  };
}

function listModules(output: readonly (OutputChunk | OutputAsset)[], entry: string): string[] {
  const chunks = new Map(
    output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])),
  );
  const loaded = new Set([entry]);
  // A set goes on with what is added while it is walked.
  for (const name of loaded) for (const imported of chunks.get(name)?.imports ?? []) loaded.add(imported);
  return [...loaded].flatMap((name) => chunks.get(name)?.moduleIds ?? []);
}

function watch(child: ChildProcess): RunningProgram {
  let output = '';
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      tell();
    });
  }
  const exit = new Promise<number | NodeJS.Signals>((resolve) => {
    // Unlike `exit`, `close` comes when all output has been read.
    child.once('close', (code, signal) => {
      resolve(code ?? signal ?? 1);
    });
  });
  let hasEnded = false;
  void exit.then(() => {
    hasEnded = true;
    tell();
  });
  const waitFor = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        listeners.delete(look);
        finish();
      };
      const fail = (why: string) => () => {
        reject(new Error(`The program ${why} before saying "${text}". It said:\n${output}`));
      };
      const look = () => {
        if (output.includes(text)) settle(resolve);
        else if (hasEnded) settle(fail('ended'));
      };
      const timer = setTimeout(() => {
        settle(fail('was waited for too long'));
      }, WAIT_MS);
      listeners.add(look);
      look();
    });
  return { process: child, output: () => output, waitFor, ended: () => exit };
}
