// `npm run crawl -- BOARD…`: crawls the named boards once, or every one that is due.
import { prepare } from './sources.mjs';

prepare();
await import('../dist/server/crawl.mjs');
