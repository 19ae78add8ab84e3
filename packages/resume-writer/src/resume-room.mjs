// Where resumes are made from the sources, as in tests: Node 20 runs no TypeScript, so resume-room.ts is bundled before
// they start (tests/support/src/build-apart.mjs). In the built program a bundle stands in this file's place.
import '../dist/resume-room.mjs';
