// `npm test`: installs what is missing, builds what is stale and runs the tests that fit in ten minutes. `npm test -- --all`
// runs everything: the long files too (`*.long.test.ts`), and what is the same on both databases on both of them.
// `npm test -- unit` runs one kind (unit, database, process, browser, long), and anything else goes to vitest, which
// looks for files of every kind by it: `npm test -- apps/web`.
import { findChromium, installWhenStale, prepare, requireNode, runOrExit } from './sources.mjs';

/** Which of vitest's projects each kind is. */
const KINDS = {
  unit: ['unit'],
  database: ['database'],
  process: ['process'],
  browser: ['browser'],
  long: ['long', 'long-browser'],
};
const BY_DEFAULT = ['unit', 'database', 'process', 'browser'];
const NEED_NO_BUILD = ['unit', 'database'];

const asked = process.argv.slice(2);
const kinds = asked.filter((word) => Object.hasOwn(KINDS, word));
const isEverythingAsked = asked.includes('--all');
const others = asked.filter((word) => !Object.hasOwn(KINDS, word) && word !== '--all');
const areFilesNamed = others.some((word) => !word.startsWith('-'));

function chooseKinds() {
  if (kinds.length > 0) return kinds;
  return isEverythingAsked || areFilesNamed ? Object.keys(KINDS) : BY_DEFAULT;
}

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
const projects = chooseKinds().flatMap((kind) => KINDS[kind]);
runOrExit(
  'node_modules/.bin/vitest',
  ['run', ...projects.flatMap((name) => ['--project', name]), ...others],
  {
    env: {
      ...process.env,
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      ...(isEverythingAsked ? { TEST_EVERYTHING: 'true' } : {}),
    },
  },
);
