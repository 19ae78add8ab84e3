// `npm run --silent mcp`: the tools for assistants on stdio, for a running product at FIRSTHAND_URL.
import { prepare } from './sources.mjs';

prepare({ isQuiet: true });
// Built just now: nothing that types could look into.
await import(new URL('../dist/server/mcp.mjs', import.meta.url).href);
