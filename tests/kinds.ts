import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a test needs, which decides how it is run. */
export type TestKind = 'unit' | 'database' | 'process';

const PLACES = ['packages', 'apps', 'benchmarks', 'tests/support', 'tests/house'];
const NOT_OURS = new Set(['node_modules', 'build', 'dist']);

/** What starts programs, threads or whole servers, or looks at what its process holds, has a process of its own. */
const STARTS_PROGRAMS =
  /(?<!\.)\b(buildChildProgram|buildProgram|startBuiltProduct|startProduct|openDatabase|startSandbox|parseResume|createBitmapSearch|KeptPercolator|sendDueAlerts|createFollowing|Typesetter|openFollowingApi|openViteSite)\b|new Worker\(|execFile|spawn/;
const OPENS_DATABASES = /\b(describeDatabases|describeServer|describeStore|createTestDatabase)\b/;

/** The test files of each kind, told from what they call, so that a new file needs no entry in a list. */
export function findTests(root: string): Record<TestKind, string[]> {
  const kinds: Record<TestKind, string[]> = { unit: [], database: [], process: [] };
  for (const file of PLACES.flatMap((place) => listTests(root, place))) {
    kinds[tellKind(readFileSync(join(root, file), 'utf8'))].push(file);
  }
  return kinds;
}

function listTests(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : listTests(root, path);
    return /\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function tellKind(text: string): TestKind {
  if (STARTS_PROGRAMS.test(text)) return 'process';
  return OPENS_DATABASES.test(text) ? 'database' : 'unit';
}
