import {
  TransportError,
  type AtsFetch,
  type AtsRequest,
  type AtsResponse,
  type ConnectorFailure,
} from '../contract.ts';
import { toFinalResponse } from './recorded-fetch.ts';

/** A way in which an ATS, or something in front of it, breaks an answer. */
export interface AnswerFault {
  name: string;
  /** The failures that name it rightly when a whole list answers so. */
  failures: ConnectorFailure[];
  /** Gives the broken answer, or throws what the real fetch would throw. */
  apply: (response: AtsResponse) => AtsResponse;
}

export const BOT_WALL =
  '<!doctype html><html><head><title>Just a moment...</title></head><body><p>Checking your browser</p></body></html>';

const SHAPE: ConnectorFailure[] = ['shape-changed'];

export const THROTTLED: AnswerFault = {
  name: 'status 429 with Retry-After',
  failures: ['rate-limited'],
  apply: (response) =>
    toFinalResponse({ ...response, status: 429, headers: { 'retry-after': '120' }, text: '' }),
};

export const LIST_FAULTS: AnswerFault[] = [
  { name: 'text that is not JSON', failures: SHAPE, apply: withText(() => 'upstream connect error') },
  { name: 'nothing at all', failures: SHAPE, apply: withText(() => '') },
  {
    name: 'an answer cut off at half',
    failures: SHAPE,
    apply: withText((text) => text.slice(0, Math.floor(text.length / 2))),
  },
  {
    name: 'a robot check with status 200',
    failures: SHAPE,
    apply: (response) => ({ ...response, headers: { 'content-type': 'text/html' }, text: BOT_WALL }),
  },
  { name: 'null', failures: SHAPE, apply: withText(() => 'null') },
  { name: 'an object for an array, or the reverse', failures: SHAPE, apply: withText(swapEnvelope) },
  { name: 'an object without its keys', failures: SHAPE, apply: withText(() => '{"message":"ok"}') },
  { name: 'status 500', failures: ['unreachable'], apply: withStatus(500) },
  THROTTLED,
  {
    name: 'status 403',
    failures: ['rate-limited', 'board-gone', 'unreachable'],
    apply: withStatus(403),
  },
  {
    name: 'a redirect to a marketing page',
    failures: ['board-gone'],
    apply: (response) => ({
      ...response,
      status: 302,
      headers: { location: 'https://www.example.com/' },
      text: '',
    }),
  },
  {
    name: 'status 304 although nothing is held',
    failures: ['shape-changed', 'unreachable'],
    apply: (response) => ({ ...response, status: 304, text: '' }),
  },
  {
    name: 'no answer in time',
    failures: ['unreachable'],
    apply: () => {
      throw new TransportError('unreachable', 'the host cannot be reached: no answer in time');
    },
  },
  {
    name: 'an answer over the size limit',
    failures: SHAPE,
    apply: () => {
      throw new TransportError('shape-changed', 'the answer is larger than 8388608 bytes');
    },
  },
];

/** A fetch whose answers to some requests are broken; `from` skips the first so many of them. */
export function breakAnswers(
  fetch: AtsFetch,
  isBroken: (request: AtsRequest) => boolean,
  apply: (response: AtsResponse) => AtsResponse,
  options: { from?: number } = {},
): AtsFetch {
  let met = 0;
  return async (request) => {
    const response = await fetch(request);
    if (!isBroken(request)) return response;
    met += 1;
    return met > (options.from ?? 0) ? apply(response) : response;
  };
}

function withText(change: (text: string) => string): AnswerFault['apply'] {
  return (response) => ({ ...response, text: change(response.text) });
}

function withStatus(status: number): AnswerFault['apply'] {
  return (response) => toFinalResponse({ ...response, status, headers: {}, text: BOT_WALL });
}

function swapEnvelope(text: string): string {
  return text.trimStart().startsWith('[') ? '{}' : '[]';
}
