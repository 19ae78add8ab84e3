// The demo at a fixed time, and a browser that shows it: for pictures.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, prepare, root } from './sources.mjs';

/** On a working day, so that the demo's employers have been busy. */
export const TAKEN_AT = '2026-11-19T15:00:00.000Z';
const WITHIN_MS = 240_000;

let directory = '';
/** @type {{ child: import('node:child_process').ChildProcess, ended: Promise<void> }[]} */
const started = [];

/**
 * Starts the product on demo data of its own, at a fixed time, reads all of its boards, and does `act` with its address and a
 * browser. Everything is gone afterwards.
 *
 * @param {(demo: { baseURL: string, browser: import('playwright-core').Browser }) => Promise<void>} act
 */
export async function withDemo(act) {
  prepare();
  const browser = await openBrowser();
  directory = mkdtempSync(join(tmpdir(), 'firsthand-pictures-'));
  try {
    const port = await findFreePort();
    const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: directory };
    const product = run('main', env);
    console.log('The demo reads its boards …');
    await product.saying('ready ');
    // It is ready before the last boards are read; the counts in the pictures are to be the same each time.
    await run('crawl', env).ended;
    await act({ baseURL: `http://localhost:${port}`, browser });
  } finally {
    await browser.close();
    for (const { child, ended } of started) {
      child.kill('SIGTERM');
      await ended.catch(() => undefined);
    }
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Chromium; ends the program with a sentence where there is none. */
export async function openBrowser() {
  const executablePath = findChromium();
  if (!executablePath) {
    console.error(
      'The pictures need Chromium: install it at /usr/bin/chromium, or name another with CHROMIUM_PATH.',
    );
    process.exit(1);
  }
  const playwright = await import('playwright-core');
  return playwright.chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

/** Runs a built program by the same clock as the browser, which goes on from the fixed time. */
function run(name, env) {
  const clock = `const real = Date; const ahead = real.parse('${TAKEN_AT}') - real.now();
    const now = () => real.now() + ahead;
    globalThis.Date = new Proxy(real, {
      construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
      apply: () => new real(now()).toString(),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    });`;
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(clock)}`, join(root, `dist/server/${name}.mjs`)],
    // Its own directory, so that nobody's .env changes the pictures.
    { cwd: directory, env, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (part) => (output += part));
  /** @type {Promise<void>} */
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${name} ended with ${code}:\n${output}`));
    });
  });
  const program = { child, ended, saying: (text) => waitFor(() => output.includes(text), ended, name) };
  // Whoever waits for it is told; until then a failure must not end this process.
  ended.catch(() => undefined);
  started.push(program);
  return program;
}

async function waitFor(isThere, ended, name) {
  let hasEnded = false;
  void ended.then(
    () => (hasEnded = true),
    () => (hasEnded = true),
  );
  const until = Date.now() + WITHIN_MS;
  while (!isThere()) {
    if (hasEnded) await ended;
    if (hasEnded || Date.now() > until) throw new Error(`${name} was not ready in time`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function findFreePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', () => resolve(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
