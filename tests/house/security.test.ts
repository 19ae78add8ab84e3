import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');

test.each(['docs/security.md', 'docs/threat-model.md', 'SECURITY.md'])(
  '%s names no file that is not there',
  (page) => {
    const text = readFileSync(join(root, page), 'utf8');
    const quoted = [...text.matchAll(/`([^`\s]+\.(?:test\.tsx?|mjs|md))`|\]\(([^)#]+\.md)\)/g)];
    const named = quoted.map(([, code, link]) => code ?? link ?? '');
    const missing = named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));
    expect(missing).toEqual([]);
    expect(named.length).toBeGreaterThan(page === 'docs/security.md' ? 60 : 0);
  },
);

test('a package with a licence that we do not accept, or with an install script, is told', () => {
  expect(findLicenceFaults('undefined')).toEqual([]);
  const packages = {
    'node_modules/a': { license: 'SSPL-1.0' },
    'apps/web/node_modules/b': { license: 'MIT', hasInstallScript: true },
    'node_modules/ours': { link: true },
  };
  expect(findLicenceFaults(JSON.stringify({ packages }))).toEqual([
    'node_modules/a: its licence is SSPL-1.0',
    'apps/web/node_modules/b: runs a script when it is installed',
    'Only 2 packages were seen.',
  ]);
});

/** By the tool of `npm run check`, of the lock file that is given as JSON. */
function findLicenceFaults(lock: string): unknown {
  const program = `import { findLicenceFaults } from './scripts/check-licences.mjs';
    console.log(JSON.stringify(findLicenceFaults(${lock})));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(printed);
}
