import { AppError } from '@firsthand/contracts';
import type { RoomAnswer, RoomLimits } from './room-limits.ts';
import { RoomProcess } from './room-process.ts';

/** What is said to somebody whose work is not done. */
export interface RoomRefusal {
  code: string;
  text: string;
}

export interface RoomOptions {
  /** A bundle of the program that calls `serveRoom`. */
  program: URL;
  limits: RoomLimits;
  /** JavaScript heap of a process. Megabytes. */
  heapMb: number;
  /** Pieces that are worked at, each by a process of its own. Default: 2. */
  atOnce?: number;
  /** Of everybody. Default: 20. */
  waitingAtMost?: number;
  /** Of one person, worked at and waiting. One is worked at: nobody holds all places. Default: 3. */
  perPerson?: number;
  /** For a turn. Default: 60,000. */
  longestWaitMs?: number;
  /** A process is replaced after so many pieces: what it holds by then is never given back. Default: 50. */
  piecesPerProcess?: number;
  /** A process that has nothing to do ends after this time. Default: 60,000. */
  idleMs?: number;
  /** 503: too many wait, or it took too long to come to it. */
  busy: RoomRefusal;
  /** 429: the person's other pieces are not done. */
  own: RoomRefusal;
  /** 422: the piece took more memory than it may. */
  tooLarge: RoomRefusal;
  /** 422: it took more time. */
  tooLong: RoomRefusal;
}

/** Whose work it is, and until when they wait. */
export interface Piece {
  /** A number of an account, or what else tells people apart. */
  person: number | string;
  signal?: AbortSignal | undefined;
}

interface Waiting {
  person: Piece['person'];
  start: () => void;
}

/** The line before a room, and how long its processes are kept, unless it is said otherwise. */
const DEFAULTS = {
  ...{ atOnce: 2, waitingAtMost: 20, perPerson: 3, longestWaitMs: 60_000 },
  ...{ piecesPerProcess: 50, idleMs: 60_000 },
};
const SECOND_MS = 1_000;
const OWN_AFTER_SECONDS = 20;

/**
 * Where work is done whose size a person, an employer or a page decides: in processes beside this one, a few at a time, each with
 * limits on memory and time, so that whatever is sent nobody else waits. Open one of a kind for a program, and close it.
 */
export class Room<Request, Answer> {
  readonly #options: RoomOptions & typeof DEFAULTS;
  readonly #waiting: Waiting[] = [];
  /** Who is worked for. */
  readonly #persons: Piece['person'][] = [];
  readonly #processes = new Set<RoomProcess>();
  readonly #idle = new Map<RoomProcess, NodeJS.Timeout>();

  constructor(options: RoomOptions) {
    this.#options = { ...DEFAULTS, ...options };
  }

  /**
   * Does a piece of work when it is its turn. Throws the refusals of the options as `AppError` (429, 503, 422), that of the
   * work itself, and the signal's reason when that is aborted: then the work ends as well.
   */
  async work(request: Request, { person, signal }: Piece): Promise<Answer> {
    signal?.throwIfAborted();
    await this.#takeTurn(person, signal);
    try {
      return this.#toAnswer(await this.#ask(request, signal));
    } finally {
      this.#persons.splice(this.#persons.indexOf(person), 1);
      this.#startNext();
    }
  }

  /** Ends all processes; what they work at fails. */
  close(): void {
    for (const timer of this.#idle.values()) clearTimeout(timer);
    this.#idle.clear();
    for (const each of this.#processes) each.end();
    this.#processes.clear();
  }

  async #takeTurn(person: Piece['person'], signal: AbortSignal | undefined): Promise<void> {
    const { atOnce, busy, longestWaitMs, own, perPerson, waitingAtMost } = this.#options;
    const isOwn = (each: Piece['person']) => each === person;
    const count =
      this.#persons.filter(isOwn).length + this.#waiting.filter((each) => isOwn(each.person)).length;
    if (count >= perPerson) throw refuse(own, 429, OWN_AFTER_SECONDS);
    const isFree = this.#persons.length < atOnce && !this.#persons.includes(person);
    if (!isFree && this.#waiting.length >= waitingAtMost) throw refuse(busy, 503, longestWaitMs / SECOND_MS);
    await new Promise<void>((resolve, reject) => {
      const waiting: Waiting = { person, start: () => leave(resolve) };
      const leave = (then: () => void): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        if (this.#waiting.includes(waiting)) this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        then();
      };
      const giveUp = () => leave(() => reject(signal?.reason as Error));
      const timer = setTimeout(
        () => leave(() => reject(refuse(busy, 503, longestWaitMs / SECOND_MS))),
        longestWaitMs,
      );
      signal?.addEventListener('abort', giveUp, { once: true });
      this.#waiting.push(waiting);
      this.#startNext();
    });
  }

  #startNext(): void {
    while (this.#persons.length < this.#options.atOnce) {
      const at = this.#waiting.findIndex(({ person }) => !this.#persons.includes(person));
      const [next] = at < 0 ? [] : this.#waiting.splice(at, 1);
      if (!next) return;
      this.#persons.push(next.person);
      next.start();
    }
  }

  async #ask(request: Request, signal: AbortSignal | undefined): Promise<RoomAnswer> {
    signal?.throwIfAborted();
    const process = this.#takeProcess();
    const { withinMs } = this.#options.limits;
    const stop = () => process.end();
    signal?.addEventListener('abort', stop, { once: true });
    const late = new AbortController();
    const timer = setTimeout(() => {
      late.abort();
      process.end();
    }, withinMs);
    try {
      const said = await process.ask(request);
      signal?.throwIfAborted();
      return late.signal.aborted ? { kind: 'too-long', detail: `not done within ${withinMs} ms` } : said;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      this.#giveBack(process);
    }
  }

  #takeProcess(): RoomProcess {
    for (const [process, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(process);
      if (process.isAlive) return process;
      this.#processes.delete(process);
    }
    const started = new RoomProcess(this.#options.program, {
      ...this.#options.limits,
      heapMb: this.#options.heapMb,
    });
    this.#processes.add(started);
    return started;
  }

  #giveBack(process: RoomProcess): void {
    const isKept = process.isAlive && process.pieces < this.#options.piecesPerProcess;
    if (!isKept || !this.#processes.has(process)) {
      this.#end(process);
      return;
    }
    this.#idle.set(process, setTimeout(() => this.#end(process), this.#options.idleMs).unref());
  }

  #end(process: RoomProcess): void {
    this.#idle.delete(process);
    this.#processes.delete(process);
    process.end();
  }

  #toAnswer(said: RoomAnswer): Answer {
    if (said.kind === 'done') return said.answer as Answer;
    if (said.kind === 'refused') throw new AppError(said.message, { code: said.code, status: said.status });
    const cause = new Error(`A piece of work in a room: ${said.detail}`);
    if (said.kind === 'fault') throw cause;
    const { code, text } = said.kind === 'too-long' ? this.#options.tooLong : this.#options.tooLarge;
    throw new AppError(text, { code, status: 422, cause });
  }
}

function refuse({ code, text }: RoomRefusal, status: number, retryAfterSeconds: number): AppError {
  return new AppError(text, {
    ...{ code, status, expected: true, retryAfterSeconds: Math.ceil(retryAfterSeconds) },
  });
}
