// Where PDFs are set from the sources, as in tests: Node 20 runs no TypeScript, so typesetting-thread.ts is bundled before
// they start (tests/support/src/build-apart.mjs). In the built program a bundle stands in this file's place.
import '../../dist/typesetting-thread.mjs';
