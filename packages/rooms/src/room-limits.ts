/** What a piece of work may take; who goes past it is ended, whatever it is at. */
export interface RoomLimits {
  /** On the clock, which also runs while the machine is busy with others. */
  withinMs: number;
  /** Of work, by the processor. */
  cpuMs: number;
  /** All memory of the process: buffers and WebAssembly lie outside of any heap. */
  memoryMb: number;
  /** Of the answer. A longer one would keep everybody waiting who waits for it. */
  answerBytes: number;
}

/** The signals with which a process ends itself, see `watchRoom`. */
export const TOO_LARGE = 'SIGKILL';
export const TOO_LONG = 'SIGTERM';

/** What a room says of a piece of work. */
export type RoomAnswer =
  | { kind: 'done'; answer: unknown }
  | { kind: 'refused'; message: string; code: string; status: number }
  | { kind: 'too-long' | 'too-large'; detail: string }
  | { kind: 'fault'; detail: string };
