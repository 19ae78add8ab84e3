// `npm run discover -- FILE|URL…`: takes boards that are not known yet from lists, pages, sitemaps and postings.
import { prepare } from './sources.mjs';

prepare();
// Built just now: nothing that types could look into.
await import(new URL('../dist/server/discover.mjs', import.meta.url).href);
