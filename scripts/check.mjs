// `npm run check`: format, lint, types, boundaries, dead code, manifests, licences. What CI runs before the tests.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findLicenceFaults } from './check-licences.mjs';
import { findDeadExports } from './find-dead-exports.mjs';
import { installWhenStale, requireNode, root } from './sources.mjs';

/** Fewer modules than this and a tool has looked past the code. */
const FEWEST_MODULES = 200;

/** The longest first, since as many run at once as there are cores. */
const CHECKS = [
  { name: 'lint', tool: 'eslint', args: ['--max-warnings', '0', '--ignore-pattern', 'apps/web/', '.'] },
  { name: 'lint of the site', tool: 'eslint', args: ['--max-warnings', '0', 'apps/web'] },
  { name: 'format', tool: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'types', tool: 'tsc', args: ['-p', 'tsconfig.json', '--noEmit'] },
  { name: 'types of the site', tool: 'tsc', args: ['-p', 'apps/web', '--noEmit'] },
  { name: 'types of the extension', tool: 'tsc', args: ['-p', 'apps/extension', '--noEmit'] },
  { name: 'types of the tools', tool: 'tsc', args: ['-p', 'scripts', '--noEmit'] },
  { name: 'boundaries', run: checkBoundaries },
  { name: 'dead code', run: () => toOutcome(findDeadExports()) },
  { name: 'manifests', run: checkManifests },
  { name: 'licences', run: () => toOutcome(findLicenceFaults()) },
];

requireNode();
installWhenStale();
const chosen = process.argv.slice(2);
const waiting = CHECKS.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
let failed = 0;
await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));
process.exit(failed === 0 ? 0 : 1);

/** Takes one check after the other until none waits. */
async function runWaiting() {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const startedAt = Date.now();
    const { ok, output } = await (check.run ? check.run() : runTool(check.tool, check.args));
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    console.log(`${ok ? 'passed' : 'FAILED'}  ${check.name}  ${seconds} s`);
    if (ok) continue;
    failed += 1;
    console.log(output.trimEnd());
  }
}

function runTool(tool, args) {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin', tool), args, { cwd: root });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part) => (output += part));
    }
    child.once('error', (error) => resolve({ ok: false, output: `${output}${error}` }));
    child.once('close', (status) => resolve({ ok: status === 0, output }));
  });
}

/** A cruise that resolved nothing would find nothing wrong, so the number of modules is checked too. */
async function checkBoundaries() {
  const { ok, output } = await runTool('depcruise', [
    '--config',
    '.dependency-cruiser.mjs',
    ...['apps', 'packages', 'tests', 'benchmarks'].filter((folder) => existsSync(join(root, folder))),
  ]);
  const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
  if (modules >= FEWEST_MODULES) return { ok, output };
  return { ok: false, output: `${output}\nOnly ${modules} modules were seen.` };
}

/** Imported late: it reads with TypeScript, which a fresh clone has after the installation only. */
async function checkManifests() {
  const { findManifestFaults } = await import('./check-manifests.mjs');
  return toOutcome(findManifestFaults());
}

function toOutcome(faults) {
  return { ok: faults.length === 0, output: faults.join('\n') };
}
