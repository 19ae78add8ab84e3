import { TransportError, type AtsFetch, type AtsRequest, type AtsResponse } from '@firsthand/connectors';
import { getAts, type Source } from '@firsthand/contracts';
import type { SendOutcome } from '../contract.ts';
import { readReceipt, readWords } from './read-words.ts';

/** Uploading a resume over a slow line, and an ATS that thinks about it. */
const SEND_TIMEOUT_MS = 60_000;
const ANSWER_MAX_BYTES = 512 * 1024;

export interface Sending {
  source: Source;
  key: string;
  fetch: AtsFetch;
}

/** Either an answer that may be read further, or what came of it. */
export type Called = { response: AtsResponse } | { failed: SendOutcome };

/** Makes one call, once, with the employer's key; never tries again. */
export async function callOnce(sending: Sending, request: AtsRequest): Promise<Called> {
  try {
    const response = await sending.fetch({
      ...request,
      headers: { accept: 'application/json', ...request.headers },
      once: true,
      timeoutMs: SEND_TIMEOUT_MS,
      maxBytes: ANSWER_MAX_BYTES,
    });
    return { response };
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    return { failed: toOutcomeOfFault(sending.source, error, request.method === 'POST') };
  }
}

/** What an answer to the submission itself means. */
export function toOutcome(sending: Sending, response: AtsResponse): SendOutcome {
  const ats = getAts(sending.source).label;
  const { status } = response;
  if (isBotWall(response)) {
    return refuse(
      'challenge',
      `${ats} asked for a check that only a person can pass. Apply on the employer’s page.`,
    );
  }
  if (status >= 200 && status < 300) {
    if (isWebPage(response))
      return { outcome: 'unknown', message: `${ats} answered with a page and no receipt.` };
    return { outcome: 'accepted', receipt: readReceipt(response, sending.key) };
  }
  const words = readWords(response, sending.key);
  const said = words === null ? '' : `: ${words}`;
  switch (status) {
    case 400:
    case 422:
      return refuse('answers', `${ats} does not take these answers${said || '.'}`);
    case 401:
    case 403:
      return refuse('key', `${ats} does not accept the key kept here for this employer.`);
    case 404:
    case 410:
      return refuse('job-closed', `${ats} says that this job is closed${said || '.'}`);
    case 409:
      return refuse('duplicate', `${ats} already has an application of yours for this job${said || '.'}`);
    case 429:
    case 503:
      return {
        outcome: 'later',
        retryAfterSeconds: readRetryAfter(response),
        message: `${ats} asks to try again later (${status}).`,
      };
  }
  // 301, 307 and 308 promise that nothing was done here; other redirects may follow something that was.
  const isRefusal = (status >= 400 && status < 500 && status !== 408) || [301, 307, 308].includes(status);
  if (isRefusal) return refuse('other', `${ats} refused the application (${status})${said || '.'}`);
  return {
    outcome: 'unknown',
    message: `${ats} failed while taking the application (${status}): whether it arrived cannot be known.`,
  };
}

/** The same of a call that only reads, before anything is sent: a fault there surely took nothing. */
export function toOutcomeBefore(sending: Sending, response: AtsResponse): SendOutcome {
  const outcome = toOutcome(sending, response);
  if (outcome.outcome === 'refused' && outcome.reason !== 'answers') return outcome;
  if (outcome.outcome === 'later') return outcome;
  const { label } = getAts(sending.source);
  return {
    outcome: 'later',
    retryAfterSeconds: null,
    message: `${label} could not be asked first. Nothing was sent.`,
  };
}

function toOutcomeOfFault(source: Source, error: TransportError, isSubmission: boolean): SendOutcome {
  const ats = getAts(source).label;
  if (error.failure === 'rate-limited' || !error.mayHaveLeft || !isSubmission) {
    const retryAfterSeconds = error.retryAfterSeconds ?? null;
    return { outcome: 'later', retryAfterSeconds, message: `${ats} could not be reached. Nothing was sent.` };
  }
  return {
    outcome: 'unknown',
    message: `The connection to ${ats} broke off while sending: whether it arrived cannot be known.`,
  };
}

function refuse(
  reason: Extract<SendOutcome, { outcome: 'refused' }>['reason'],
  message: string,
): SendOutcome {
  return { outcome: 'refused', reason, message };
}

/** Cloudflare says so in a header; others answer a refusal with a page for people. */
function isBotWall(response: AtsResponse): boolean {
  if (response.headers['cf-mitigated'] === 'challenge') return true;
  return (response.status === 403 || response.status === 401) && isWebPage(response);
}

function isWebPage({ headers, text }: AtsResponse): boolean {
  return (
    (headers['content-type'] ?? '').includes('text/html') || /^\s*<(!doctype|html|head|body)\b/i.test(text)
  );
}

/** Seconds; the date form of the header is read against the answer's own date, which needs no clock of ours. */
function readRetryAfter({ headers }: AtsResponse): number | null {
  const value = headers['retry-after']?.trim() ?? '';
  if (/^\d{1,9}(\.\d+)?$/.test(value)) return Math.ceil(Number(value));
  const until = Date.parse(value);
  const now = Date.parse(headers['date'] ?? '');
  return Number.isNaN(until) || Number.isNaN(now) ? null : Math.max(0, Math.ceil((until - now) / 1_000));
}
