// Where files of accounts are looked through from the sources, as in tests: Node 20 runs no TypeScript, so
// room/account-file-room.ts is bundled before they start (tests/support/src/build-apart.mjs). In the built program a bundle
// stands in this file's place.
import '../../../../dist/account-file-room.mjs';
