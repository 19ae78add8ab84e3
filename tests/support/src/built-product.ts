import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const PROGRAMS = 'dist/server';
/** A first demo start waits for its boards, on a busy machine for a while. */
const READY_WITHIN_MS = 170_000;
const STOP_WITHIN_MS = 30_000;
const OUTPUT_KEPT = 8_000;

export interface BuiltProduct {
  /** Where its pages are, e.g. `http://localhost:40123`. */
  url: string;
  /** Process id of the program. */
  pid: number;
  /** From the start of the process to its `ready` line. */
  readyMs: number;
  /** Runs the crawl command beside it and gives what it printed; rejects when a board failed. */
  crawl(...boards: string[]): Promise<string>;
  /** The end of what it printed so far: its notices and the warnings of its log. */
  output(): string;
  /** Ends it as Ctrl-C does, and removes its data unless they were the caller's. */
  stop(): Promise<void>;
}

/**
 * Starts the program built under `root`, the project's directory, on a free port with data of its own. `settings` are
 * environment variables beside those; a `DATA_DIR` among them is kept, and a `PORT` taken. `options` are those of the command line. Rejects with what it printed when it does not
 * become ready.
 */
export async function startBuiltProduct(
  root: string,
  settings: Record<string, string> = {},
  options: readonly string[] = [],
  readyWithinMs = READY_WITHIN_MS,
): Promise<BuiltProduct> {
  const main = join(root, PROGRAMS, 'main.mjs');
  if (!existsSync(main)) throw new Error('There is no built program. Run `npm run build` first.');
  const dataDirectory = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'firsthand-e2e-')));
  const port = settings.PORT ?? String(await findFreePort());
  const env = {
    ...withoutOurSettings(process.env),
    HOST: '127.0.0.1',
    PORT: port,
    DATA_DIR: dataDirectory,
    // Many people of a run share this machine; each may name an address of its own, and with it have its own limits.
    TRUSTED_PROXIES: '127.0.0.1',
    ...settings,
  };
  const startedAt = performance.now();
  // Its own directory as the working directory: a developer's .env is none of the tests' business.
  const child = spawn(process.execPath, [main, ...options], {
    cwd: dataDirectory,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const removeData = async () => {
    if (settings.DATA_DIR === undefined) await rm(dataDirectory, { recursive: true, force: true });
  };
  try {
    const output = keepOutput(child);
    const url = await waitUntilReady(child, output, readyWithinMs);
    return {
      url,
      pid: child.pid ?? 0,
      readyMs: performance.now() - startedAt,
      output: () => output.text,
      crawl: (...boards) =>
        runProgram(join(root, PROGRAMS, 'crawl.mjs'), boards, { cwd: dataDirectory, env }),
      stop: async () => {
        await end(child);
        await removeData();
      },
    };
  } catch (error) {
    await end(child);
    await removeData();
    throw error;
  }
}

/** The run's own environment must not change what the product does; only what finds programs stays. */
function withoutOurSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ'].includes(name)),
  );
}

/** A port of this machine that nobody listens on now. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function waitUntilReady(child: ChildProcess, output: Output, withinMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(timer);
      reject(new Error(`The product ${why}:\n${output.text}`));
    };
    const timer = setTimeout(() => fail('did not become ready in time'), withinMs);
    child.once('error', (error) => fail(`could not be started: ${error.message}`));
    child.once('exit', (code) => fail(`ended with ${code ?? 'a signal'} before it was ready`));
    output.onLine((line) => {
      const url = /^ready (http:\/\/\S+)$/.exec(line)?.[1];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    });
  });
}

interface Output {
  text: string;
  onLine: (listen: (line: string) => void) => void;
}

function keepOutput(child: ChildProcess): Output {
  const listeners: ((line: string) => void)[] = [];
  const kept = { text: '', onLine: (listen: (line: string) => void) => void listeners.push(listen) };
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      kept.text = `${kept.text}${line}\n`.slice(-OUTPUT_KEPT);
      for (const listen of listeners) listen(line);
    });
  }
  return kept;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGINT');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await exited;
  clearTimeout(timer);
}

function runProgram(
  file: string,
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<string> {
  const child = spawn(process.execPath, [file, ...args], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = keepOutput(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(output.text);
      else reject(new Error(`The program ended with ${code ?? 'a signal'}:\n${output.text}`));
    });
  });
}
