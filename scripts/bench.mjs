// `npm run bench [-- NAME …]`: prints the figures of every benchmark, or of the named one.
import { prepare } from './sources.mjs';

prepare();
// Built just now: nothing that types could look into.
await import(new URL('../dist/server/bench.mjs', import.meta.url).href);
