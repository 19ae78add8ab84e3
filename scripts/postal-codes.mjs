// `npm run postal-codes -- FILE …`: takes over GeoNames' files of postal codes, unpacked from
// https://download.geonames.org/export/zip/ (CC BY 4.0), for searches near a postal code. `--forget` does without again.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { installWhenStale, requireNode } from './sources.mjs';

const FIRST_BYTES = 4;

requireNode();
installWhenStale();
// It reads with a package, which a fresh clone has after the installation only.
const { listPostalFiles, makePlacesWhenStale, POSTAL_CODES } = await import('./gazetteer.mjs');
const given = process.argv.slice(2);
if (given.includes('--forget')) rmSync(POSTAL_CODES, { recursive: true, force: true });
else takeOver(given);
await makePlacesWhenStale();
const names = listPostalFiles().map((path) => basename(path));
console.log(names.length === 0 ? 'No postal codes were imported.' : `Imported: ${names.join(', ')}.`);
console.log('A product that runs reads them when it starts again.');

function takeOver(paths) {
  const faults = paths.flatMap(findFault);
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exit(1);
  }
  mkdirSync(POSTAL_CODES, { recursive: true });
  const copies = paths.map((path) => join(POSTAL_CODES, basename(path)));
  paths.forEach((path, index) => copyFileSync(path, copies[index]));
  // A file that cannot be read whole must not stand in the way of the next start.
  process.once('exit', (status) => {
    if (status !== 0) for (const copy of copies) rmSync(copy, { force: true });
  });
}

function findFault(path) {
  if (!existsSync(path)) return [`${path} is not there.`];
  const start = readFileSync(path).subarray(0, FIRST_BYTES).toString('latin1');
  if (start.startsWith('PK')) return [`${path} is packed: unzip it and name the .txt in it.`];
  return /^[A-Z]{2}\t/.test(start) ? [] : [`${path} is no file of GeoNames’ postal codes.`];
}
