// `npm run restore -- FILE`: makes the embedded store from a backup; `--replace` puts it in the place of another.
import { prepare } from './sources.mjs';

prepare();
// Built just now: nothing that types could look into.
await import(new URL('../dist/server/restore.mjs', import.meta.url).href);
