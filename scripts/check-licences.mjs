// What package-lock.json says of every package that is installed: its licence is one of those that we accept, and it runs
// nothing when it is installed. `npm run --silent sbom` lists all of them as CycloneDX.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.mjs';

const ACCEPTED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'CC-BY-4.0', 'MPL-2.0', 'OFL-1.1', 'Unlicense'],
]);
/** Fewer than this and the lock file has another form. */
const FEWEST_PACKAGES = 300;

/** The packages that may not be installed, each with the reason. */
export function findLicenceFaults(lock = readLock()) {
  const installed = Object.entries(lock.packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  const faults = installed.flatMap(([path, { license = 'none', hasInstallScript }]) => [
    ...(license.split(' AND ').every((one) => ACCEPTED.has(one))
      ? []
      : [`${path}: its licence is ${license}`]),
    ...(hasInstallScript ? [`${path}: runs a script when it is installed`] : []),
  ]);
  if (installed.length < FEWEST_PACKAGES) faults.push(`Only ${installed.length} packages were seen.`);
  return faults;
}

function readLock() {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
}
