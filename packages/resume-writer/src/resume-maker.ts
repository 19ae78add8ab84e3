import { Room } from '@firsthand/rooms';
import type { MadeResume } from './made-resume.ts';
import type { ResumeRequest } from './room/make-resume.ts';

/** On the clock, for a busy machine; setting takes some 0.1 s a page, and the first a second more. */
const WITHIN_MS = 40_000;
const CPU_MS = 10_000;
/** Fonts and WebAssembly are 150 MB, and more with each document: 150 of them took it from 132 to 342 MB. */
const MEMORY_MB = 600;
const HEAP_MB = 200;
const TOO_LONG = {
  code: 'resume-too-long',
  text: 'This profile is too long to be made into a resume. Please shorten its experience.',
};

/** Where resumes are made: a room whose work is `makeResume`. */
export type ResumeMaker = Room<ResumeRequest, MadeResume>;

/** Opens the room in which resumes are made; nothing is started before the first. Close it. */
export function openResumeMaker(): ResumeMaker {
  return new Room<ResumeRequest, MadeResume>({
    // A bundle of resume-room.ts: beside the program when that is built, else see the file of this name.
    program: new URL('./resume-room.mjs', import.meta.url),
    limits: { withinMs: WITHIN_MS, cpuMs: CPU_MS, memoryMb: MEMORY_MB, answerBytes: 32 * 1024 * 1024 },
    heapMb: HEAP_MB,
    busy: {
      code: 'resumes-busy',
      text: 'Many resumes are being made just now. Please try again in a minute.',
    },
    own: {
      code: 'too-many-resumes',
      text: 'Your other resumes are still being made. Please wait until they are done.',
    },
    tooLarge: TOO_LONG,
    tooLong: TOO_LONG,
  });
}
