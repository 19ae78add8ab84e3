// `npm start`: installs what is missing, builds what is stale, starts the whole product.
import { prepare } from './sources.mjs';

prepare();
await import('../dist/server/main.mjs');
