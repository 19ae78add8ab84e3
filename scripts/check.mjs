// `npm run check`: format, lint, types, boundaries, dead code. What CI runs before the tests.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findDeadExports } from './find-dead-exports.mjs';
import { installWhenStale, requireNode, root } from './sources.mjs';

/** Fewer modules than this and a tool has looked past the code. */
const FEWEST_MODULES = 200;

const CHECKS = [
  { name: 'format', tool: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'lint', tool: 'eslint', args: ['--max-warnings', '0', '.'] },
  { name: 'types', tool: 'tsc', args: ['-p', 'tsconfig.json', '--noEmit'] },
  { name: 'types of the site', tool: 'tsc', args: ['-p', 'apps/web', '--noEmit'] },
  { name: 'boundaries', run: checkBoundaries },
  { name: 'dead code', run: checkDeadCode },
];

requireNode();
installWhenStale();
const chosen = process.argv.slice(2);
let failed = 0;
for (const check of CHECKS) {
  if (chosen.length > 0 && !chosen.includes(check.name)) continue;
  const startedAt = Date.now();
  const { ok, output } = check.run ? check.run() : runTool(check.tool, check.args);
  console.log(
    `${ok ? 'passed' : 'FAILED'}  ${check.name}  ${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
  );
  if (!ok) {
    failed += 1;
    console.log(output.trimEnd());
  }
}
process.exit(failed === 0 ? 0 : 1);

function runTool(tool, args) {
  const result = spawnSync(join(root, 'node_modules/.bin', tool), args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return {
    ok: result.status === 0,
    output: `${result.stdout ?? ''}${result.stderr ?? ''}${result.error ?? ''}`,
  };
}

/** A cruise that resolved nothing would find nothing wrong, so the number of modules is checked too. */
function checkBoundaries() {
  const { ok, output } = runTool('depcruise', [
    '--config',
    '.dependency-cruiser.mjs',
    ...['apps', 'packages', 'tests', 'benchmarks'].filter((folder) => existsSync(join(root, folder))),
  ]);
  const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
  if (modules >= FEWEST_MODULES) return { ok, output };
  return { ok: false, output: `${output}\nOnly ${modules} modules were seen.` };
}

function checkDeadCode() {
  const dead = findDeadExports();
  return { ok: dead.length === 0, output: dead.join('\n') };
}
