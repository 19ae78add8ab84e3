// `npm run crawl -- BOARD…`: crawls the named boards once, or every one that is due.
import { prepare } from './sources.mjs';

prepare();
// Built just now: nothing that types could look into.
await import(new URL('../dist/server/crawl.mjs', import.meta.url).href);
