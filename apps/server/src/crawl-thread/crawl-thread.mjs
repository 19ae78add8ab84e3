// Where boards are read when the program runs from its sources, as in tests: Node 20 runs no TypeScript, so crawl-thread.ts
// is bundled before they start (tests/support/src/build-apart.mjs). In the built program a bundle stands in this file's place.
import '../../dist/crawl-thread.mjs';
