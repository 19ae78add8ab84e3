// `npm run bench [-- NAME …]`: prints the figures of every benchmark, or of the named one.
// `npm run bench -- fuzz` sends 20,000 requests to the API and 100,000 damaged answers to the connectors: the share of
// them that `npm test -- --all` runs is in the same files. FUZZ_SEED names another seed.
// `npm run bench -- nodes` ends, one after the other, everything of which several nodes consist, five times, with the
// database away for 20 seconds; `npm test -- --all` does so once, with 5 seconds.
import { prepare, runOrExit } from './sources.mjs';

const FUZZ_TESTS = ['apps/api/src/http/fuzz.long.test.ts', 'packages/connectors/src/fuzz.test.ts'];
const NODES_TEST = 'apps/server/src/nodes.long.test.ts';

prepare();
if (process.argv[2] === 'fuzz') {
  runOrExit('node_modules/.bin/vitest', ['run', ...FUZZ_TESTS], {
    env: { FUZZ_REQUESTS: '20000', FUZZ_PAYLOADS: '11112', ...process.env },
  });
} else if (process.argv[2] === 'nodes') {
  runOrExit('node_modules/.bin/vitest', ['run', NODES_TEST], {
    env: { NODES_ROUNDS: '5', NODES_AWAY_SECONDS: '20', ...process.env },
  });
} else {
  // Built just now: nothing that types could look into.
  await import(new URL('../dist/server/bench.mjs', import.meta.url).href);
}
