// `npm start`: installs what is missing, builds what is stale, starts the whole product.
import { endWithParent } from './end-with-parent.mjs';
import { prepare } from './sources.mjs';

endWithParent();

prepare();
// Built just now: nothing that types could look into.
await import(new URL('../dist/server/main.mjs', import.meta.url).href);
