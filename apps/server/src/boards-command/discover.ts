import { readFile, stat } from 'node:fs/promises';
import { findBoardsInText, formatBoardName, type DiscoverReport } from '@firsthand/crawler';
import { carryOut } from '../control/carry-out.ts';
import { describeFailure } from '../describe-failure.ts';
import { OperatorError } from '../operator-error.ts';
import { readConfig } from '../settings/config.ts';
import { formatDiscovery } from './format-discovery.ts';

const HELP = `npm run discover -- FILE|URL… [--postings] [--live]

Takes boards of the nine systems that are not known yet: from files of any kind that name their addresses, from pages and
sitemaps (as far as their hosts let robots read them), with --postings from the texts of the jobs that are open here.
--live names the store of the real systems, as with npm start.`;

const MAX_BYTES = 64 * 1_048_576;
const NAMES_AN_ORDER = 5_000;

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const places = given.filter((word) => !word.startsWith('-'));
  const inPostings = given.includes('--postings');
  if (given.some((word) => ['help', '--help', '-h'].includes(word)) || (places.length === 0 && !inPostings)) {
    console.log(HELP);
    process.exitCode = places.length === 0 && given.length === 0 ? 1 : 0;
    return;
  }
  const config = readConfig({
    ...{ env: process.env, directory: process.cwd() },
    arguments: given.filter((word) => word === '--live'),
  });
  const urls = places.filter((place) => /^https?:\/\//i.test(place));
  const names = await readNames(places.filter((place) => !urls.includes(place)));
  const reports: DiscoverReport[] = [];
  for (let start = 0; start === 0 || start < names.length; start += NAMES_AN_ORDER) {
    const order = {
      ...{ order: 'discover' as const, names: names.slice(start, start + NAMES_AN_ORDER) },
      ...(start === 0 ? { urls, inPostings } : { urls: [], inPostings: false }),
    };
    reports.push(await carryOut(config, order, { say: console.error }));
  }
  console.log(formatDiscovery(reports));
  process.exitCode = reports.some(({ faults }) => faults.length > 0) ? 1 : 0;
}

/** What the files name, each board once. */
async function readNames(files: readonly string[]): Promise<string[]> {
  const names = new Set<string>();
  for (const file of files) {
    for (const name of await findBoardsInText(await readText(file))) names.add(formatBoardName(name));
  }
  return [...names];
}

async function readText(file: string): Promise<string> {
  try {
    const { size } = await stat(file);
    if (size > MAX_BYTES) throw new OperatorError(`${file} is larger than 64 MB.`);
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${file} cannot be read.`, error);
  }
}

main().catch((error: unknown) => {
  console.error(describeFailure(error));
  process.exitCode = 1;
});
