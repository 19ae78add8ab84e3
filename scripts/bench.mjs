// `npm run bench [-- NAME …]`: prints the figures of every benchmark, or of the named one.
import { prepare } from './sources.mjs';

prepare();
await import('../dist/server/bench.mjs');
