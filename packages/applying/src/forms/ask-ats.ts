import { TransportError, type AtsFetch, type AtsResponse } from '@firsthand/connectors';
import type { Source } from '@firsthand/contracts';
import { FormError } from '../contract.ts';

/** A form's text, in bytes; a posting of this size with its form has never been seen. */
const LARGEST_FORM = 4 * 1024 * 1024;

/**
 * Asks an ATS for a posting with its form and gives the answer's JSON. Throws `job-closed` for 404 and 410, and
 * `unreadable` for everything else that is no such answer: a bot wall, a redirect, a fault on the way.
 */
export async function askAts(source: Source, fetch: AtsFetch, url: string): Promise<unknown> {
  const response = await send(source, fetch, url);
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

async function send(source: Source, fetch: AtsFetch, url: string): Promise<AtsResponse> {
  try {
    return await fetch({ url, headers: { accept: 'application/json' }, maxBytes: LARGEST_FORM });
  } catch (error) {
    if (error instanceof TransportError) throw toUnreadable(source, error.message, error);
    throw error;
  }
}
