import { AppError, refuse, type RefusalValues } from '@firsthand/contracts';
import { findHostRest } from '@firsthand/outside';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_ID_HEADER } from './request-ids.ts';
import { toLoggedPath } from './request-path.ts';
import { toRestText } from './rest-text.ts';

/** The history's page reads `message`: there also what no route answers has it, such as an address that is not text. */
const REPEATS_TEXT = /^\/v1\/api\/job-applications\/(?!drafts|validate)/;
/** Machine name of a refusal, and what its sentence is made with: JSON, percent-encoded. */
const CODE_HEADER = 'x-error-code';
const VALUES_HEADER = 'x-error-values';

/** Answers every error, and every address without a route, in the contract's shape: a fitting status and `{ "error": text }`. */
export function handleErrors(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw refuse('address-unknown');
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
  code: string;
  values?: RefusalValues | undefined;
  text: string;
  retryAfterSeconds?: number | undefined;
  report: boolean;
}

/** The same where Fastify has no error handler yet. */
export function sendRefusal(reply: FastifyReply, refusal: AppError): FastifyReply {
  return sendError(reply, ofRefusal(refusal));
}

function sendError(reply: FastifyReply, answer: Omit<ErrorAnswer, 'report'>): FastifyReply {
  if (answer.retryAfterSeconds !== undefined)
    void reply.header('retry-after', String(answer.retryAfterSeconds));
  // Here too, since no hook has seen what Fastify itself refuses.
  void reply.header(REQUEST_ID_HEADER, reply.request.id);
  void reply.header(CODE_HEADER, answer.code);
  if (answer.values) void reply.header(VALUES_HEADER, encodeURIComponent(JSON.stringify(answer.values)));
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
      const text = toRestText(error.message, rest);
      return { status: 503, code: error.code, text, retryAfterSeconds, report: false };
    }
    return ofRefusal(error);
  }
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return ofRefusal(refuse('unexpected', { request: id }));
  const refusal = toRefusal(error, status);
  if (refusal) return { ...ofRefusal(refusal), status };
  return { status, code: error.code, text: error.message, report: false };
}

function ofRefusal({ status, code, values, message, retryAfterSeconds, expected }: AppError): ErrorAnswer {
  return { status, code, values, text: message, retryAfterSeconds, report: !expected };
}

/** What Fastify and its plugins refuse, in words of ours. */
function toRefusal(error: FastifyError, status: number): AppError | null {
  if (status === 413) return refuse('body-too-large');
  if (status === 415) return refuse('content-unknown');
  if (status === 429) return refuse('too-many-calls');
  const isNoJson =
    error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY';
  return isNoJson ? refuse('body-not-json') : null;
}

/**
 * Refuses addresses that name nothing of ours (`*`, another scheme), and those whose percent-encoding is not UTF-8 text
 * (lone surrogates, cut sequences) or holds a NUL in its path.
 */
export function refuseMalformedAddress({ url }: Pick<FastifyRequest, 'url'>): void {
  if (!url.startsWith('/') && !(/^https?:\/\//i.test(url) && URL.canParse(url))) {
    throw refuse('malformed-address');
  }
  const [path = ''] = url.split('?', 1);
  try {
    if (decodeURIComponent(path).includes('\0')) throw new Error('The path holds a NUL');
    decodeURIComponent(url.slice(path.length));
  } catch (error) {
    throw refuse('address-not-text', { cause: error });
  }
}
