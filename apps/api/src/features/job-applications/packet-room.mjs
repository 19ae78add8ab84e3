// Where sealed applications are cleaned and packed from the sources, as in tests: Node 20 runs no TypeScript, so
// room/packet-room.ts is bundled before they start (tests/support/src/build-apart.mjs). In the built program a bundle stands
// in this file's place.
import '../../../dist/packet-room.mjs';
