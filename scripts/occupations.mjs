// Makes the file of occupations that titles and queries are read by, from what people wrote and what was taken from lists.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleMaker } from './bundle-maker.mjs';
import { fingerprintFiles, root, runOrExit } from './sources.mjs';

const PACKAGE = join(root, 'packages/occupations');
const FILE = join(PACKAGE, 'build/occupations.txt');
const STAMP = join(PACKAGE, 'build/.made-from');
const SOURCES = ['packages/occupations', 'packages/contracts/src/text'];

/** Writes the file unless it is there and nothing it is made of has changed. */
export async function makeOccupationsWhenStale() {
  const now = fingerprintFiles(SOURCES);
  if (existsSync(FILE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return;
  const startedAt = Date.now();
  process.stdout.write('Gathering occupations … ');
  const maker = join(PACKAGE, 'build/make-dictionary-file.mjs');
  await bundleMaker('packages/occupations/src/make/make-dictionary-file.ts', maker);
  runOrExit(process.execPath, [maker, PACKAGE, FILE]);
  writeFileSync(STAMP, now);
  process.stdout.write(`${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
}
