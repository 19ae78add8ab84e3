import { TransportError, type AtsFetch, type AtsRequest, type AtsResponse } from '../contract.ts';
import type { RecordedAnswer } from '../recordings.ts';

/** A fetch that answers from recordings and remembers what it was asked. */
export type RecordedFetch = AtsFetch & { requests: AtsRequest[] };

/**
 * Answers requests from recordings as the real fetch would: 429 and 5xx are thrown, redirects are given as they are,
 * and a recorded `etag` that comes back as the request's validator gives 304. An exact address wins over a prefix.
 * Throws a plain Error for a request that nobody recorded: the connector asked for something unexpected. With
 * `unrecorded: 'not-found'` it is answered with 404, for tests that change ids.
 */
export function createRecordedFetch(
  answers: readonly RecordedAnswer[],
  options: { unrecorded?: 'throw' | 'not-found' } = {},
): RecordedFetch {
  const requests: AtsRequest[] = [];
  const fetch: AtsFetch = async (request) => {
    requests.push(request);
    const answer = findAnswer(answers, request);
    if (!answer && options.unrecorded === 'not-found') return { status: 404, headers: {}, text: '' };
    if (!answer) throw new Error(`Nothing is recorded for ${request.method ?? 'GET'} ${request.url}`);
    return toFinalResponse(toResponse(answer, request));
  };
  return Object.assign(fetch, { requests });
}

/** What the real fetch does with an answer: throws for 429 and 5xx, gives everything else. */
export function toFinalResponse(response: AtsResponse): AtsResponse {
  if (response.status === 429) {
    const asked = Number(response.headers['retry-after']);
    throw new TransportError('rate-limited', 'the host asks us to slow down (429)', {
      retryAfterSeconds: Number.isFinite(asked) ? asked : undefined,
    });
  }
  if (response.status >= 500) throw new TransportError('unreachable', `the host answers ${response.status}`);
  return response;
}

function findAnswer(answers: readonly RecordedAnswer[], request: AtsRequest): RecordedAnswer | undefined {
  const fitting = answers.filter((answer) => fits(answer, request));
  return fitting.find((answer) => answer.url === request.url) ?? fitting[0];
}

function fits(answer: RecordedAnswer, request: AtsRequest): boolean {
  if ((answer.method ?? 'GET') !== (request.method ?? 'GET')) return false;
  const sameAddress = answer.url.endsWith('*')
    ? request.url.startsWith(answer.url.slice(0, -1))
    : answer.url === request.url;
  const body = typeof request.body === 'string' ? request.body : '';
  return sameAddress && (answer.bodyIncludes ?? []).every((part) => body.includes(part));
}

function toResponse(answer: RecordedAnswer, request: AtsRequest): AtsResponse {
  const isText = typeof answer.body === 'string';
  const headers = {
    'content-type': isText ? 'text/html; charset=utf-8' : 'application/json',
    ...answer.headers,
  };
  const etag = answer.headers?.['etag'];
  if (etag !== undefined && request.validator?.etag === etag) return { status: 304, headers, text: '' };
  return {
    status: answer.status ?? 200,
    headers,
    text: isText ? (answer.body as string) : JSON.stringify(answer.body),
  };
}
