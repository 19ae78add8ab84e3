// Makes the file of places that the gazetteer reads, from the packages that hold its sources.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleMaker } from './bundle-maker.mjs';
import { fingerprintFiles, root, runOrExit } from './sources.mjs';

const PACKAGE = join(root, 'packages/gazetteer');
const DIRECTORY = join(PACKAGE, 'build');
/** GeoNames' files of postal codes that the operator brought; see postal-codes.mjs. */
export const POSTAL_CODES = join(DIRECTORY, 'postal-codes');
/** Names are folded as the contracts fold them. */
const SOURCES = ['packages/gazetteer/src', 'packages/contracts/src/text'];

/** Writes the file unless it is there and nothing it is made of has changed: the maker, and the versions it reads. */
export async function makePlacesWhenStale() {
  const imported = listPostalFiles();
  const seen = `${fingerprintFiles(SOURCES)} ${imported.map(describe).join(' ')}`;
  if (isStamped('.seen', seen)) return;
  const maker = join(DIRECTORY, 'make-places-file.mjs');
  await bundleMaker('packages/gazetteer/src/make/make-places-file.ts', maker);
  const now = createHash('sha256')
    .update(readFileSync(maker))
    .update(JSON.stringify(readVersions()))
    .update(imported.map(describe).join())
    .digest('hex');
  if (!isStamped('.made-from', now)) {
    const startedAt = Date.now();
    process.stdout.write('Gathering places … ');
    runOrExit(process.execPath, [maker, join(DIRECTORY, 'places.bin'), ...imported]);
    stamp('.made-from', now);
    process.stdout.write(`${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
  }
  stamp('.seen', seen);
}

/** Their paths, in the order of their names. */
export function listPostalFiles() {
  if (!existsSync(POSTAL_CODES)) return [];
  return readdirSync(POSTAL_CODES)
    .sort()
    .map((name) => join(POSTAL_CODES, name));
}

function describe(path) {
  const { size, mtimeMs } = statSync(path);
  return `${path} ${size} ${mtimeMs}`;
}

function readVersions() {
  return JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')).dependencies;
}

function isStamped(name, value) {
  const path = join(DIRECTORY, name);
  return (
    existsSync(join(DIRECTORY, 'places.bin')) && existsSync(path) && readFileSync(path, 'utf8') === value
  );
}

function stamp(name, value) {
  writeFileSync(join(DIRECTORY, name), value);
}
