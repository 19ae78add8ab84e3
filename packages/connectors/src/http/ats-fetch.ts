import { setTimeout as delay } from 'node:timers/promises';
import {
  Door,
  HostRestsError,
  isPublicAddress,
  literalAddress,
  publicLookup,
  toPublicLookup,
  type Resolve,
} from '@firsthand/outside';
import { Agent, fetch, type Dispatcher, type Response } from 'undici';
import {
  TransportError,
  type AtsFetch,
  type AtsRequest,
  type AtsResponse,
  type HostBudget,
} from '../contract.ts';
import { prepareReading } from '../posting/prepare-reading.ts';
import { createWatchedConnector, type WatchedConnector } from './watched-connector.ts';
import { HostPacer } from './host-pacer.ts';
import { HourlyBudget, type HourlyLimits } from './hourly-budget.ts';
import { readBody } from './read-body.ts';
import { takeTurn } from '@firsthand/contracts/take-turn';
import { joinSignals, untilAborted } from '@firsthand/contracts/signals';

const BACK_OFF_BASE_MS = 1_000;
/** A longer Retry-After is not waited for: the crawl comes back later instead. */
const LONGEST_WAIT_MS = 60_000;

export interface AtsFetchOptions {
  budgets: readonly HostBudget[];
  /** What all hosts together may be asked within an hour; default: as much as their own budgets allow. */
  hourly?: HourlyLimits | undefined;
  /** Says honestly who asks, with a contact. */
  userAgent: string;
  /** Base address that gets every request as GATEWAY/HOST/PATH; then loopback is allowed and pacing is off. */
  gateway?: string | undefined;
  /** What holds at the ATSs' hosts, and which of them rest; default: a door of its own. */
  door?: Door;
  /** Default 1,000; the first back-off, doubled each time, with jitter. */
  backOffBaseMs?: number;
  /** Called after every attempt, for counting and logs. */
  onAttempt?: (attempt: { host: string; status: number | null; attempt: number }) => void;
  random?: () => number;
  /** Milliseconds since 1970; default: the real clock for dates, and what never goes back for how long a host rests. */
  now?: () => number;
  sleep?: (ms: number) => Promise<void>;
  /** How names become addresses; default: as the system does it. */
  resolve?: Resolve;
}

export interface ClosableAtsFetch {
  fetch: AtsFetch;
  close: () => Promise<void>;
}

/**
 * The one way to the outside for connectors: see {@link AtsFetch}. Closing it ends all connections at once: requests under way
 * fail, and say nothing about their host.
 * Redirects are never followed; https only, unless a gateway is set.
 */
export function createAtsFetch(options: AtsFetchOptions): ClosableAtsFetch {
  const sleep = options.sleep ?? ((ms: number) => delay(ms));
  const random = options.random ?? Math.random;
  const now = options.now ?? Date.now;
  const door = options.door ?? new Door('ats');
  const pacer = new HostPacer({
    budgets: options.budgets,
    paced: options.gateway === undefined,
    // A clock set back would have a host rest for hours.
    now: options.now ?? (() => performance.now()),
    sleep,
  });
  const connector = createWatchedConnector({
    timeout: door.limits.connectMs,
    ...(options.gateway === undefined && {
      lookup: options.resolve ? toPublicLookup(options.resolve) : publicLookup,
    }),
  });
  const closing = new AbortController();
  const hourly = new HourlyBudget(options.hourly ?? {}, {
    now: options.now ?? (() => performance.now()),
    sleep: async (ms) => {
      // When it closes, whoever waits is refused; else they would look again at once, for ever.
      await untilAborted(closing.signal, () => sleep(ms));
    },
  });
  const dispatcher = new Agent({ connect: connector.connect, keepAliveTimeout: 10_000 });
  const attempt = { door, dispatcher, userAgent: options.userAgent, closing: closing.signal };

  const fetchPolitely: AtsFetch = async (request) => {
    const target = toTarget(request.url, options.gateway);
    for (let count = 0; ; count += 1) {
      await hourly.take();
      const outcome = await pacer.run(target.host, () => attemptOnce(request, target, attempt), request);
      hourly.note(outcome.response?.text.length ?? 0);
      options.onAttempt?.({ host: target.host, status: outcome.response?.status ?? null, attempt: count });
      if (outcome.response && (request.once || !isTransient(outcome.response.status))) {
        // What is made of it is made at once.
        await prepareReading();
        await takeTurn();
        return outcome.response;
      }

      const askedMs = outcome.response ? retryAfterMs(outcome.response, now()) : undefined;
      const backOffMs = (options.backOffBaseMs ?? BACK_OFF_BASE_MS) * 2 ** count * (0.5 + random());
      const waitMs = askedMs ?? backOffMs;
      const isLast = request.once || count >= door.limits.retries || waitMs > LONGEST_WAIT_MS;
      if (isLast || outcome.final || closing.signal.aborted || !door.mayRetry(target.host)) {
        throw toTransportError({ host: target.host, outcome, askedMs, connector });
      }
      if (outcome.response?.status === 429) pacer.rest(target.host, waitMs);
      // When it closes meanwhile, the next attempt says so.
      else await untilAborted(closing.signal, () => sleep(waitMs)).catch(() => undefined);
    }
  };
  return {
    fetch: fetchPolitely,
    close: async () => {
      closing.abort();
      await dispatcher.destroy();
    },
  };
}

interface Outcome {
  response?: AtsResponse;
  error?: unknown;
  /** Trying again would give the same. */
  final?: boolean;
}

interface Target {
  host: string;
  address: string;
}

interface Attempt {
  door: Door;
  dispatcher: Dispatcher;
  userAgent: string;
  closing: AbortSignal;
}

interface Failure {
  host: string;
  outcome: Outcome;
  askedMs: number | undefined;
  connector: WatchedConnector;
}

function toTarget(url: string, gateway: string | undefined): Target {
  const parsed = new URL(url);
  if (gateway !== undefined) {
    return {
      host: parsed.host,
      address: `${gateway.replace(/(?<!\/)\/+$/, '')}/${parsed.host}${parsed.pathname}${parsed.search}`,
    };
  }
  if (parsed.protocol !== 'https:') {
    throw new TransportError('unreachable', `${parsed.protocol}//${parsed.host} is not an https address`, {
      mayHaveLeft: false,
    });
  }
  const literal = literalAddress(parsed.hostname);
  if (literal !== undefined && !isPublicAddress(literal)) {
    throw new TransportError('unreachable', `${parsed.hostname} is a private address`, {
      mayHaveLeft: false,
    });
  }
  return { host: parsed.host, address: parsed.href };
}

async function attemptOnce(
  request: AtsRequest,
  { host, address }: Target,
  { door, dispatcher, userAgent, closing }: Attempt,
): Promise<Outcome> {
  const { maxBytes = door.limits.answerMaxBytes, timeoutMs = door.limits.wholeMs } = request;
  const isEnding = () => closing.aborted;
  if (isEnding())
    return {
      final: true,
      error: new TransportError('unreachable', 'the program is ending', { mayHaveLeft: false }),
    };
  try {
    const tell = door.enter(host);
    const outcome = await send(request, { address, dispatcher, userAgent, maxBytes, timeoutMs, closing });
    if (isEnding() && outcome.status === undefined) tell('untold');
    tell(outcome.status === undefined || outcome.status >= 500 ? 'failed' : 'answered');
    return outcome;
  } catch (error) {
    if (!(error instanceof HostRestsError)) throw error;
    return { final: true, error: toResting(error) };
  }
}

interface SendOptions {
  address: string;
  dispatcher: Dispatcher;
  userAgent: string;
  maxBytes: number;
  timeoutMs: number;
  closing: AbortSignal;
}

/** Gives the status also of an answer that is too large to be taken. */
async function send(request: AtsRequest, options: SendOptions): Promise<Outcome & { status?: number }> {
  const { address, dispatcher, userAgent, maxBytes, timeoutMs, closing } = options;
  const { signal, clear } = joinSignals([AbortSignal.timeout(timeoutMs), closing]);
  try {
    const response = await fetch(address, {
      method: request.method ?? 'GET',
      headers: toHeaders(request, userAgent),
      ...(request.body === undefined ? {} : { body: request.body }),
      redirect: 'manual',
      dispatcher,
      signal,
    });
    const { status } = response;
    const text = await readBody(response, { maxBytes, isCut: request.cut === true });
    if (text === null) {
      const message = `the answer is larger than ${maxBytes} bytes`;
      return { status, final: true, error: new TransportError('shape-changed', message) };
    }
    return { status, response: { status, headers: plainHeaders(response), text } };
  } catch (error) {
    return { error };
  } finally {
    clear();
  }
}

function toResting(error: HostRestsError): TransportError {
  const { message, retryAfterSeconds } = error;
  return new TransportError('unreachable', message, {
    ...{ cause: error, retryAfterSeconds, mayHaveLeft: false, hostRests: true },
  });
}

function toHeaders(request: AtsRequest, userAgent: string): Record<string, string> {
  return {
    'user-agent': userAgent,
    ...(request.validator?.etag === undefined ? {} : { 'if-none-match': request.validator.etag }),
    ...(request.validator?.lastModified === undefined
      ? {}
      : { 'if-modified-since': request.validator.lastModified }),
    ...request.headers,
  };
}

function plainHeaders(response: Response): Record<string, string> {
  return Object.fromEntries([...response.headers].map(([name, value]) => [name.toLowerCase(), value]));
}

function isTransient(status: number): boolean {
  return status === 429 || status >= 500;
}

/**
 * Retry-After as milliseconds from now; it is seconds or an HTTP date, which counts from when the answer says that it was
 * made, since the clocks of two machines differ. Undefined when absent or unreadable.
 */
export function retryAfterMs(response: AtsResponse, now: number): number | undefined {
  const value = response.headers['retry-after']?.trim();
  if (value === undefined || value === '') return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1_000;
  const date = Date.parse(value);
  const madeAt = Date.parse(response.headers['date'] ?? '');
  return Number.isNaN(date) ? undefined : Math.max(0, date - (Number.isNaN(madeAt) ? now : madeAt));
}

function toTransportError({ host, outcome, askedMs, connector }: Failure): TransportError {
  if (outcome.error instanceof TransportError) return outcome.error;
  const retryAfterSeconds = askedMs === undefined ? undefined : Math.ceil(askedMs / 1_000);
  const status = outcome.response?.status;
  if (status === 429) {
    return new TransportError('rate-limited', `${host} asks us to slow down (429)`, { retryAfterSeconds });
  }
  if (status !== undefined) {
    return new TransportError('unreachable', `${host} answers ${status}`, { retryAfterSeconds });
  }
  return new TransportError('unreachable', `${host} cannot be reached: ${describe(outcome.error)}`, {
    cause: outcome.error,
    mayHaveLeft: !connector.hasFailedWith(outcome.error),
  });
}

/** undici says "fetch failed" and keeps the reason in the cause. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  if (error.name === 'AbortError') return 'the program is ending';
  return error.cause instanceof Error ? error.cause.message : error.message;
}
