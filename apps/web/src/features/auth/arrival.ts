/** What the login page's address brings besides the page that is wanted. */
export type Arrival =
  | { kind: 'link'; token: string }
  | { kind: 'linkedin'; query: URLSearchParams }
  | { kind: 'linkedin-refused' };

/** `iss` names who answers, so that one provider's answer cannot be passed off as another's (RFC 9207). */
const CALLBACK_NAMES = ['code', 'state', 'iss'];

/**
 * Reads the login page's query; null when it brings nothing.
 *
 *     ?token=abc               → { kind: 'link', token: 'abc' }
 *     ?code=1&state=2&extra=3  → { kind: 'linkedin', query: code=1&state=2 }
 *     ?error=access_denied     → { kind: 'linkedin-refused' }
 */
export function readArrival(query: URLSearchParams): Arrival | null {
  const token = query.get('token');
  if (token) return { kind: 'link', token };
  if (query.has('error')) return { kind: 'linkedin-refused' };
  if (!query.get('code') || !query.has('state')) return null;
  const known = [...query].filter(([name]) => CALLBACK_NAMES.includes(name));
  return { kind: 'linkedin', query: new URLSearchParams(known) };
}
