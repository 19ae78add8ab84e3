import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** What the bundle of the programs is made of. */
const BUNDLED = ['apps/api', 'apps/crawler', 'apps/sandbox', 'apps/server', 'packages'];
const NOT_OURS = new Set(['node_modules', 'build', 'dist']);

function listSources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : listSources(path);
    // The few .mjs files are no part of the bundle: they lead tests that run from the sources to what runs apart.
    return path.endsWith('.ts') ? [path] : [];
  });
}

test('no module is imported for what it does when it is loaded: the bundle leaves such imports out', () => {
  const sources = BUNDLED.flatMap(listSources);
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((path) => /^import ['"]/m.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
});
