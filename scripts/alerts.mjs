// `npm run alerts`: sends the alerts of saved searches that are due now.
import { prepare } from './sources.mjs';

prepare();
// Built just now: nothing that types could look into.
await import(new URL('../dist/server/alerts.mjs', import.meta.url).href);
