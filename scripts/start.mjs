// `npm start`: installs what is missing, builds what is stale, starts the whole product.
import { prepare } from './sources.mjs';

prepare();
// Built just now: nothing that types could look into.
await import(new URL('../dist/server/main.mjs', import.meta.url).href);
