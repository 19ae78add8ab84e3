// `npm run boards -- keep-out BOARD…`: keeps employers out for good at their wish; `let-in` takes it back.
import { prepare } from './sources.mjs';

prepare();
// Built just now: nothing that types could look into.
await import(new URL('../dist/server/boards.mjs', import.meta.url).href);
