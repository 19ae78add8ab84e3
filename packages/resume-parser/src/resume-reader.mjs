// Where the parser runs from its sources, as in tests: Node 20 runs no TypeScript, so reader.ts is bundled before they
// start (tests/support/src/build-apart.mjs). In the built program a bundle stands in this file's place.
import '../dist/resume-reader.mjs';
