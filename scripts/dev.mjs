// `npm run dev [-- --live] [-- --inspect]`: the product from its sources, for people who work on it. A change of the site
// shows in open pages at once; a change of anything else builds the program anew and starts it again, with the same data.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { installWhenStale, requireNode, root } from './sources.mjs';

const DIRECTORY = join(root, 'dist/dev');

requireNode();
installWhenStale();
const { watch } = await import('rolldown');
const { makePlacesWhenStale } = await import('./gazetteer.mjs');
const { makeOccupationsWhenStale } = await import('./occupations.mjs');
const { PROGRAM, APART } = await import('../rolldown.config.mjs');

const given = process.argv.slice(2);
const forNode = given.filter((argument) => argument.startsWith('--inspect'));
const forProduct = given.filter((argument) => !argument.startsWith('--inspect'));

let child = null;
let isEnding = false;
/** One after the other, since two of them cannot have the same data. */
let starting = Promise.resolve();

process.chdir(root);
await makePlacesWhenStale();
await makeOccupationsWhenStale();
rmSync(DIRECTORY, { recursive: true, force: true });
const watcher = watch({
  ...PROGRAM,
  input: { dev: 'apps/server/src/dev/dev.ts', ...APART },
  output: { dir: DIRECTORY, entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs', sourcemap: true },
});
watcher.on('event', (event) => {
  if (event.code === 'ERROR') console.error(`The server does not build:\n${event.error.message}`);
  else if (event.code === 'BUNDLE_END') starting = starting.then(restart);
  if ('result' in event) void event.result.close();
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end(signal));

async function restart() {
  if (child) console.log('The sources have changed; starting again …');
  await stop('SIGTERM');
  if (isEnding) return;
  const program = spawn(
    process.execPath,
    ['--enable-source-maps', ...forNode, join(DIRECTORY, 'dev.mjs'), ...forProduct],
    // In a group of its own: a terminal's Ctrl-C would reach it beside our signal, and the second one kills.
    { stdio: 'inherit', detached: true, env: { ...process.env, NODE_ENV: 'development' } },
  );
  program.once('close', () => {
    if (child !== program) return;
    child = null;
    if (!isEnding) console.log('The server has ended; it starts again with the next change.');
  });
  child = program;
}

/** Resolves once the program has closed its store, so that the next one may open it. */
async function stop(signal) {
  const program = child;
  child = null;
  if (!program) return;
  const closed = new Promise((resolve) => program.once('close', resolve));
  program.kill(signal);
  await closed;
}

async function end(signal) {
  if (isEnding) return;
  isEnding = true;
  await stop(signal);
  await watcher.close();
  process.exit(0);
}
