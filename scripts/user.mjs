// `npm run user -- COMMAND`: lists, promotes, signs out, deletes and exports the people who have an account.
import { prepare } from './sources.mjs';

prepare();
// Built just now: nothing that types could look into.
await import(new URL('../dist/server/user.mjs', import.meta.url).href);
