// `npm test`: installs what is missing, builds what is stale and runs every test. `npm test -- unit` runs one kind
// (unit, database, process, browser), `npm test -- --all` runs what is the same on both databases on both of them, and
// anything else goes to vitest: `npm test -- apps/web`.
import { findChromium, installWhenStale, prepare, requireNode, runOrExit } from './sources.mjs';

const KINDS = ['unit', 'database', 'process', 'browser'];
const NEED_NO_BUILD = ['unit', 'database'];

const asked = process.argv.slice(2);
const kinds = asked.filter((word) => KINDS.includes(word));
const isEverythingAsked = asked.includes('--all');
const others = asked.filter((word) => !KINDS.includes(word) && word !== '--all');

if (kinds.length > 0 && kinds.every((kind) => NEED_NO_BUILD.includes(kind))) {
  requireNode();
  installWhenStale();
} else {
  prepare();
}
const chromium = findChromium();
if (!chromium) {
  console.log(
    'No Chromium was found (CHROMIUM_PATH, /usr/bin/chromium): the browser journeys will be skipped.',
  );
}
runOrExit('node_modules/.bin/vitest', ['run', ...kinds.flatMap((kind) => ['--project', kind]), ...others], {
  env: {
    ...process.env,
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    ...(isEverythingAsked ? { TEST_EVERYTHING: 'true' } : {}),
  },
});
