import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { APART } from '../../rolldown.config.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const NOT_OURS = /(^|\/)(node_modules|dist|build|testing)(\/|$)|\.test\.ts$/;
/** Copied beside the bundles as it is. */
const COPIED = ['pglite-worker.mjs'];

test('what runs apart lies beside the program, where its bundle looks for it', () => {
  const started = ['apps', 'packages']
    .flatMap((place) =>
      readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }).map((path) => `${place}/${path}`),
    )
    .filter((path) => path.endsWith('.ts') && !NOT_OURS.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return [...text.matchAll(/new URL\('(\.[^']*\.mjs)', import\.meta\.url\)/g)].map(
        ([, name]) => name ?? '',
      );
    })
    .filter((name) => !COPIED.includes(basename(name)));
  // All bundles are in one folder: what a file finds in another one from its sources is not there.
  expect(started.toSorted()).toEqual(
    Object.keys(APART)
      .map((name) => `./${name}.mjs`)
      .toSorted(),
  );
});
