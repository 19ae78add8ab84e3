import { MINUTE_MS, SECOND_MS } from '@firsthand/contracts';

/** A place where something leaves the process. */
export type DoorName = 'ats' | 'linkedin' | 'stripe' | 'model' | 'mail';

export interface DoorLimits {
  /** For a connection to come about, TLS included. */
  connectMs: number;
  /** For the head of the answer; of mail: how long the server may keep silent at each step. */
  headersMs: number;
  /** For the whole call with its answer, unless the caller asks for another. */
  wholeMs: number;
  /** Of an answer after decompression, unless the caller asks for another. */
  answerMaxBytes: number;
  /** Attempts after the first, of one call. What the queue does later is not counted. */
  retries: number;
  /** Failed attempts in a row after which a host rests, if they are those of two callers: two people, or two kinds of call. */
  failuresUntilRest: number;
  /** Whether it rests for one caller alone who failed as often: where a caller is an employer's board with a thousand calls. */
  restsForOne: boolean;
  /** How long it rests at first, doubled with each attempt after a rest that fails, up to the longest rest. */
  restMs: number;
  longestRestMs: number;
}

/**
 * What holds where something leaves the process. No door follows a redirect. Every host has a breaker and a budget of
 * retries of its own; see `Door`.
 */
export const DOOR_LIMITS: Readonly<Record<DoorName, Readonly<DoorLimits>>> = {
  ats: {
    connectMs: 10 * SECOND_MS,
    headersMs: 30 * SECOND_MS,
    wholeMs: 30 * SECOND_MS,
    answerMaxBytes: 8 * 2 ** 20,
    retries: 3,
    // Two calls with all their retries: one posting that its ATS cannot show is no outage.
    failuresUntilRest: 8,
    restsForOne: true,
    restMs: 30 * SECOND_MS,
    longestRestMs: 5 * MINUTE_MS,
  },
  linkedin: {
    connectMs: 5 * SECOND_MS,
    headersMs: 10 * SECOND_MS,
    wholeMs: 10 * SECOND_MS,
    answerMaxBytes: 2 ** 18,
    retries: 0,
    failuresUntilRest: 3,
    restsForOne: false,
    restMs: 10 * SECOND_MS,
    longestRestMs: MINUTE_MS,
  },
  stripe: {
    connectMs: 5 * SECOND_MS,
    headersMs: 10 * SECOND_MS,
    wholeMs: 10 * SECOND_MS,
    answerMaxBytes: 4 * 2 ** 20,
    retries: 1,
    failuresUntilRest: 2,
    restsForOne: false,
    restMs: 10 * SECOND_MS,
    longestRestMs: MINUTE_MS,
  },
  model: {
    connectMs: 5 * SECOND_MS,
    headersMs: MINUTE_MS,
    wholeMs: MINUTE_MS,
    answerMaxBytes: 2 ** 20,
    retries: 1,
    failuresUntilRest: 4,
    restsForOne: false,
    restMs: 30 * SECOND_MS,
    longestRestMs: 5 * MINUTE_MS,
  },
  mail: {
    connectMs: 10 * SECOND_MS,
    headersMs: 10 * SECOND_MS,
    wholeMs: MINUTE_MS,
    answerMaxBytes: 2 ** 16,
    retries: 0,
    failuresUntilRest: 4,
    restsForOne: false,
    restMs: 15 * SECOND_MS,
    longestRestMs: 2 * MINUTE_MS,
  },
};
