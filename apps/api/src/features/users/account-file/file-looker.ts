import { REFUSALS } from '@firsthand/contracts';
import { Room } from '@firsthand/rooms';
import type { LookedThrough, LookThroughRequest } from './room/look-through.ts';

/** On the clock, for a busy machine. */
const WITHIN_MS = 300_000;
const CPU_MS = 60_000;
const MEMORY_MB = 400;
const HEAP_MB = 200;
/** A sentence for each reason why rows of a list stay out. */
const ANSWER_BYTES = 1_024 * 1_024;

/** Where files of accounts are looked through: a room whose work is `lookThrough`. */
export type FileLooker = Room<LookThroughRequest, LookedThrough>;

/** Opens the room in which files of accounts are looked through; nothing is started before the first. Close it. */
export function openFileLooker(): FileLooker {
  return new Room<LookThroughRequest, LookedThrough>({
    // A bundle of account-file-room.ts: beside the program when that is built, else see the file of this name.
    program: new URL('./account-file-room.mjs', import.meta.url),
    limits: { withinMs: WITHIN_MS, cpuMs: CPU_MS, memoryMb: MEMORY_MB, answerBytes: ANSWER_BYTES },
    ...{ heapMb: HEAP_MB, waitingAtMost: 2, perPerson: 1 },
    ...{ piecesPerProcess: 20, idleMs: 30_000 },
    busy: { code: 'imports-full', text: REFUSALS['imports-full'].text },
    own: { code: 'import-under-way', text: REFUSALS['import-under-way'].text },
    tooLarge: {
      code: 'account-file-too-much',
      text: 'The file holds more than can be looked through. Nothing was brought in.',
    },
    tooLong: {
      code: 'account-file-too-long',
      text: 'It takes too long to look through the file. Nothing was brought in.',
    },
  });
}
