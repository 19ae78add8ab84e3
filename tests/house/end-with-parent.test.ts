import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const MODULE = new URL('../../scripts/end-with-parent.mjs', import.meta.url).href;
/** As the server does: on SIGTERM it says so and ends with 0. */
const PROGRAM = `
  import { endWithParent } from ${JSON.stringify(MODULE)};
  endWithParent();
  process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); });
  setTimeout(() => { console.log('runs on'); process.exit(1); }, 4000);
  console.log('started ' + process.pid);
`;
/** As npm does: it starts the program, and passes on nothing. */
const STARTER = `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['--input-type=module', '-e', process.env.PROGRAM], { stdio: ['ignore', 1, 2] });
  setInterval(() => undefined, 1000);
`;
const cwd = fileURLToPath(new URL('../..', import.meta.url));

function start(env: Record<string, string>): { starter: ChildProcess; lines: AsyncIterator<string> } {
  const others = { ...process.env };
  delete others['npm_lifecycle_event'];
  const starter = spawn(process.execPath, ['-e', STARTER], {
    cwd,
    env: { ...others, ...env, PROGRAM },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { starter, lines: createInterface({ input: starter.stdout })[Symbol.asyncIterator]() };
}

test.each([
  ['ends with npm, which passes no signal on', { npm_lifecycle_event: 'start' }, 'stopped'],
  ['runs on without whoever started it by itself', {}, 'runs on'],
])('what was started %s', async (_what, env, end) => {
  const { starter, lines } = start(env);
  expect((await lines.next()).value).toMatch(/^started \d+$/);
  starter.kill('SIGTERM');
  await once(starter, 'exit');
  expect((await lines.next()).value).toBe(end);
});
