import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a test needs, which decides how it is run. What takes long is left to `npm test -- --all`, whatever it needs. */
export type TestKind = 'unit' | 'database' | 'process' | 'long';

const PLACES = ['packages', 'apps', 'benchmarks', 'tests/support', 'tests/house'];
const NOT_OURS = new Set(['node_modules', 'build', 'dist']);

/** What starts programs, threads or whole servers, or looks at what its process holds, has a process of its own. */
const STARTS_PROGRAMS =
  /(?<!\.)\b(buildChildProgram|buildProgram|openProgramAndBoards|startBuiltProduct|startProduct|openDatabase|startSandbox|parseResume|createBitmapSearch|createFollowing|describeCluster|openResumeMaker|new Room|openViteSite)\b|new Worker\(|execFile|spawn/;
const OPENS_DATABASES = /\b(describeDatabases|describeServer|describeStore|createTestDatabase)\b/;

/** The test files of each kind, told from what they call, so that a new file needs no entry in a list. */
export function findTests(root: string): Record<TestKind, string[]> {
  const kinds: Record<TestKind, string[]> = { unit: [], database: [], process: [], long: [] };
  for (const file of PLACES.flatMap((place) => listTests(root, place))) {
    kinds[file.includes('.long.test.') ? 'long' : tellKind(readFileSync(join(root, file), 'utf8'))].push(
      file,
    );
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

function tellKind(text: string): Exclude<TestKind, 'long'> {
  if (STARTS_PROGRAMS.test(text)) return 'process';
  return OPENS_DATABASES.test(text) ? 'database' : 'unit';
}
