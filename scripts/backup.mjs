// `npm run backup -- FILE`: writes the embedded store to a file, beside a running server too.
import { prepare } from './sources.mjs';

prepare();
// Built just now: nothing that types could look into.
await import(new URL('../dist/server/backup.mjs', import.meta.url).href);
