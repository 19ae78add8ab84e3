// `npm run user -- COMMAND`: lists, promotes, signs out, deletes and exports the people who have an account.
import { prepare } from './sources.mjs';

prepare();
await import('../dist/server/user.mjs');
