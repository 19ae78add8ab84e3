// `npm run billing -- sync`: repairs every subscription from the payment provider.
import { prepare } from './sources.mjs';

prepare();
await import('../dist/server/billing.mjs');
