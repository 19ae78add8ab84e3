import { AppError } from '@firsthand/contracts';
import { findHostRest } from '@firsthand/outside';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_ID_HEADER } from './request-ids.ts';
import { toLoggedPath } from './request-path.ts';
import { toRestText } from './rest-text.ts';

/** The history's page reads `message`: there also what no route answers has it, such as an address that is not text. */
const REPEATS_TEXT = /^\/v1\/api\/job-applications\/(?!drafts|validate)/;
const UNEXPECTED = 'Something went wrong on our side. Nothing was changed. Please try again.';
/** With it the operator finds in the log what happened. */
const toNumberText = (id: string) => `If it happens again, tell us this number: ${id}.`;

/** Answers every error, and every address without a route, in the contract's shape: a fitting status and `{ "error": text }`. */
export function handleErrors(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new AppError('There is nothing at this address.', { code: 'address-unknown', status: 404 });
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const answer = toAnswer(error, request.id);
    if (answer.report) {
      const path = toLoggedPath(request);
      request.log.error({ err: error, method: request.method, path }, 'a request failed unexpectedly');
    }
    void sendError(reply, answer);
  });
}

interface ErrorAnswer {
  status: number;
  text: string;
  retryAfterSeconds?: number | undefined;
  report: boolean;
}

/** Sends an error answer; also used where Fastify has no error handler yet. */
export function sendError(reply: FastifyReply, answer: Omit<ErrorAnswer, 'report'>): FastifyReply {
  if (answer.retryAfterSeconds !== undefined)
    void reply.header('retry-after', String(answer.retryAfterSeconds));
  // Here too, since no hook has seen what Fastify itself refuses.
  void reply.header(REQUEST_ID_HEADER, reply.request.id);
  const message = REPEATS_TEXT.test(reply.request.url) ? { message: answer.text } : {};
  return reply
    .status(answer.status)
    .type('application/json')
    .send({ error: answer.text, ...message });
}

function toAnswer(error: FastifyError, id: string): ErrorAnswer {
  if (error instanceof AppError) {
    const rest = error.status >= 500 ? findHostRest(error) : undefined;
    if (rest) {
      const { retryAfterSeconds } = rest;
      return { status: 503, text: toRestText(error.message, rest), retryAfterSeconds, report: false };
    }
    return {
      status: error.status,
      text: error.message,
      retryAfterSeconds: error.retryAfterSeconds,
      report: !error.expected,
    };
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return { status, text: toReadable(error, status), report: false };
  return { status: 500, text: `${UNEXPECTED} ${toNumberText(id)}`, report: true };
}

function toReadable(error: FastifyError, status: number): string {
  if (status === 413) return 'What was sent is too large.';
  if (status === 415) return 'This kind of content is not accepted here; send JSON.';
  if (status === 429) return 'Too many requests. Please wait a moment and try again.';
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY') {
    return 'The body is not valid JSON.';
  }
  return error.message;
}

/**
 * Refuses addresses that name nothing of ours (`*`, another scheme), and those whose percent-encoding is not UTF-8 text
 * (lone surrogates, cut sequences) or holds a NUL in its path.
 */
export function refuseMalformedAddress({ url }: Pick<FastifyRequest, 'url'>): void {
  if (!url.startsWith('/') && !(/^https?:\/\//i.test(url) && URL.canParse(url))) {
    throw new AppError('The address is not valid.', { code: 'malformed-address', status: 400 });
  }
  const [path = ''] = url.split('?', 1);
  try {
    if (decodeURIComponent(path).includes('\0')) throw new Error('The path holds a NUL');
    decodeURIComponent(url.slice(path.length));
  } catch (error) {
    throw new AppError('The address contains characters that are not text.', {
      code: 'malformed-address',
      status: 400,
      cause: error,
    });
  }
}
