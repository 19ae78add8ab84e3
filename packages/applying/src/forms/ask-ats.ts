import { TransportError, type AtsFetch, type AtsRequest, type AtsResponse } from '@firsthand/connectors';
import type { Source } from '@firsthand/contracts';
import { FormError } from '../contract.ts';

/** A form's text, in bytes; a posting of this size with its form has never been seen. */
const LARGEST_FORM = 4 * 1024 * 1024;

/**
 * Asks an ATS for a posting with its form and gives the answer's JSON. Throws `job-closed` for 404 and 410, and
 * `unreadable` for everything else that is no such answer: a bot wall, a redirect, a fault on the way.
 */
export async function askAts(source: Source, fetch: AtsFetch, url: string): Promise<unknown> {
  return readAnswer(source, await callAts(source, fetch, { url }));
}

/** Reads an answer as {@link askAts} does. */
export function readAnswer(source: Source, response: AtsResponse): unknown {
  if (response.status === 404 || response.status === 410) {
    throw new FormError('job-closed', `${source}: the posting answers ${response.status}`);
  }
  if (response.status !== 200) throw toUnreadable(source, `the posting answers ${response.status}`);
  try {
    return JSON.parse(response.text);
  } catch (error) {
    throw toUnreadable(source, 'the answer is not JSON', error);
  }
}

export function toUnreadable(source: Source, what: string, cause?: unknown): FormError {
  return new FormError('unreadable', `${source}: ${what}`, cause);
}

/** Calls an ATS for its answer, whatever it says; throws `unreadable` when there is none. */
export async function callAts(source: Source, fetch: AtsFetch, request: AtsRequest): Promise<AtsResponse> {
  try {
    const headers = { accept: 'application/json', ...request.headers };
    return await fetch({ ...request, headers, maxBytes: LARGEST_FORM });
  } catch (error) {
    if (error instanceof TransportError) throw toUnreadable(source, error.message, error);
    throw error;
  }
}
