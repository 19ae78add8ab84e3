// What the scripts know of the tree: its root, whether packages are installed, and a fingerprint of sources.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(new URL('..', import.meta.url)));
const LEFT_OUT = new Set(['node_modules', 'build', '.react-router']);
const OLDEST_NODE = [20, 19];

/** A hash of every file below the given paths: its path and content. */
export function fingerprintFiles(paths) {
  const hash = createHash('sha256');
  for (const path of [...paths, 'package-lock.json']) {
    for (const file of listFiles(join(root, path))) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

function listFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !LEFT_OUT.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => listFiles(join(path, entry.name)));
}

/** Stops with a sentence when Node.js is too old for the program. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(
    `Firsthand needs Node.js ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

/** Installs the locked packages when they are not the installed ones. */
export function installWhenStale({ isQuiet = false } = {}) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules/.installed-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  (isQuiet ? console.error : console.log)('Installing packages …');
  // The build's tools as well, where NODE_ENV=production would leave them out.
  runOrExit('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], toOutput(isQuiet));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lock);
}

/** Runs a command with our own input and output; a failure ends this process with the same status. */
export function runOrExit(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    // npm is a command file on Windows.
    shell: process.platform === 'win32',
    ...options,
  });
  if (result.error) console.error(result.error.message);
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** The browser for tests and pictures: the named one, else one of those a system brings; undefined when there is none. */
export function findChromium() {
  const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  return [process.env.CHROMIUM_PATH, ...usual].find((path) => path && existsSync(path));
}

/**
 * Packages installed and the build fresh: what every command of the product starts with. Quiet: for a command whose standard
 * input and output belong to a protocol; what is done is said as errors are.
 */
export function prepare({ isQuiet = false } = {}) {
  requireNode();
  installWhenStale({ isQuiet });
  runOrExit(process.execPath, ['scripts/build.mjs', '--if-stale'], toOutput(isQuiet));
}

const toOutput = (isQuiet) => (isQuiet ? { stdio: ['ignore', process.stderr, 'inherit'] } : {});
