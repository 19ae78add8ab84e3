import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));
const REPOSITORY = 'apps/api/src/features/jobs/jobs.repository.ts';

interface Cruise {
  summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] };
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boundaries-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Which rules a tree of these files breaks, by the rules of this repository: "rule: from". */
async function findBroken(files: Record<string, string>): Promise<string[]> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const { stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  const { summary } = JSON.parse(stdout) as Cruise;
  expect(summary.totalCruised).toBe(Object.keys(files).length);
  return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort();
}

test('a repository is only imported by its own noun, in tests and for types too', async () => {
  const broken = await findBroken({
    [REPOSITORY]: 'export interface Job { id: number }\nexport const loadJobs = (): Job[] => [];\n',
    'apps/api/src/features/jobs/jobs.service.ts': "export { loadJobs } from './jobs.repository.ts';\n",
    'apps/api/src/features/jobs/jobs.test.ts': "import './jobs.repository.ts';\n",
    'apps/api/src/features/jobs/archive/pack.ts': "import '../jobs.repository.ts';\n",
    'apps/api/src/features/bookmarks/asks.ts': "import '../jobs/jobs.service.ts';\n",
    'apps/api/src/features/bookmarks/reads.ts': "import '../jobs/jobs.repository.ts';\n",
    'apps/api/src/features/bookmarks/reads.test.ts': "import '../jobs/jobs.repository.ts';\n",
    'apps/api/src/features/job/reads.ts':
      "import type { Job } from '../jobs/jobs.repository.ts';\nexport type Mine = Job;\n",
    'apps/api/src/create-api.ts': "import './features/jobs/jobs.repository.ts';\n",
  });
  expect(broken).toEqual([
    'a-feature-asks-the-service-of-another: apps/api/src/features/bookmarks/reads.ts',
    'a-feature-asks-the-service-of-another: apps/api/src/features/job/reads.ts',
    'a-repository-belongs-to-a-feature: apps/api/src/create-api.ts',
    'a-repository-belongs-to-its-noun: apps/api/src/features/bookmarks/reads.test.ts',
    'a-repository-belongs-to-its-noun: apps/api/src/features/bookmarks/reads.ts',
    'a-repository-belongs-to-its-noun: apps/api/src/features/job/reads.ts',
  ]);
});
