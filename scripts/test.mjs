// `npm test`: installs what is missing, builds what is stale and runs every test.
import { existsSync } from 'node:fs';
import { prepare, runOrExit } from './sources.mjs';

prepare();
const chromium = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path));
if (!chromium) {
  console.log(
    'No Chromium was found (CHROMIUM_PATH, /usr/bin/chromium): the browser journeys will be skipped.',
  );
}
runOrExit('node_modules/.bin/vitest', ['run', ...process.argv.slice(2)], {
  env: { ...process.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) },
});
