import { openDatabase, type DatabaseOptions } from '@firsthand/database';
import { startCrawling } from '../schedule/start-crawling.ts';
import { noFetch } from './boards.ts';
import { completeEnd, fakeConnectors } from './fake-connectors.ts';
import { aPosting } from './postings.ts';

/*
 * A process of its own that crawls a board without end, until it is killed. Prints a line for every 50 postings that
 * it has handed over. Started by recovery.long.test.ts with the database's options as its argument.
 */
const options = JSON.parse(process.argv[2] ?? '{}') as DatabaseOptions;
const { db } = await openDatabase(options);

startCrawling({
  db,
  fetch: noFetch,
  leaseSeconds: 10,
  planEveryMs: 50,
  logger: { info: () => undefined, warn: () => undefined, error: (fields) => console.error(fields) },
  connectors: fakeConnectors(async function* () {
    for (let index = 0; ; index += 1) {
      yield { kind: 'posting', posting: aPosting(`p${index}`), fingerprint: 'f' };
      if (index % 50 === 49) process.stdout.write(`${index + 1}\n`);
      if (index > 1_000_000) return completeEnd;
    }
  }),
});
