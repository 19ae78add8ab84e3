// `npm run billing -- sync`: repairs every subscription from the payment provider.
import { prepare } from './sources.mjs';

prepare();
// Built just now: nothing that types could look into.
await import(new URL('../dist/server/billing.mjs', import.meta.url).href);
