import { recordingFetch } from '@firsthand/api-client/testing';
import type { MagicLinkPreviewResponse } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { aUser } from '../../lib/session/testing/session-parts.ts';
import { lookAtLink } from './look-at-link.ts';

const SEEN: MagicLinkPreviewResponse = {
  kind: 'sign-in',
  email: 'Ada@example.com',
  asked_here: false,
  expires_at: '2026-02-01T09:15:00.000Z',
};
const ada = aUser();
const bob = aUser({ id: 8, email: 'bob@example.com' });

async function look(seen: Partial<MagicLinkPreviewResponse>, user: typeof ada | null = null) {
  const guest = recordingFetch(() => Response.json({ ...SEEN, ...seen }));
  const member = recordingFetch(() => Response.json({ ...SEEN, ...seen }));
  const parts = { browserFetch: guest.fetch, sessionFetch: member.fetch, user, requestTokens: ['r'] };
  const found = await lookAtLink(parts, 'token');
  return { found, calls: [...guest.calls, ...member.calls] };
}

test('the browser that asked goes on by itself, and the call spends nothing', async () => {
  const { found, calls } = await look({ asked_here: true });
  expect(found).toEqual({ kind: 'go', isChange: false });
  expect(calls.map(({ path, init }) => [path, init?.body])).toEqual([
    ['/v1/api/auth/magic-link-preview', JSON.stringify({ token: 'token', request_tokens: ['r'] })],
  ]);
});

test.each([
  ['any other asks', { asked_here: false }, null, { kind: 'ask', email: 'Ada@example.com', current: null }],
  ['so does one where she is signed in', {}, ada, { kind: 'ask', email: 'Ada@example.com', current: null }],
  [
    'somebody else who is signed in is asked, although the mail was asked for here',
    { asked_here: true },
    bob,
    { kind: 'ask', email: 'Ada@example.com', current: 'bob@example.com' },
  ],
  ['who is signed in as the same goes on', { asked_here: true }, ada, { kind: 'go', isChange: false }],
  [
    'a new address is confirmed in the session that asked',
    { kind: 'email-change', email: 'new@example.com', asked_here: true },
    ada,
    { kind: 'go', isChange: true },
  ],
  ['and nowhere else', { kind: 'email-change', email: null }, bob, { kind: 'elsewhere' }],
] as const)('%s', async (_name, seen, user, found) => {
  expect((await look(seen, user)).found).toEqual(found);
});

test('a session that has ended is no hindrance', async () => {
  const ended = recordingFetch(() => Response.json({ error: 'ended' }, { status: 401 }));
  const guest = recordingFetch(() => Response.json({ ...SEEN, asked_here: true }));
  const parts = { browserFetch: guest.fetch, sessionFetch: ended.fetch, user: ada, requestTokens: [] };
  expect(await lookAtLink(parts, 'token')).toEqual({ kind: 'go', isChange: false });
});

test.each([
  [() => Response.json({ error: 'Invalid magic link' }, { status: 400 }), 'Invalid magic link', false],
  [() => new Response('', { status: 502 }), 'Failed to verify magic link', true],
] as const)('a refusal says why %#', async (answer, text, mayRetry) => {
  const { fetch } = recordingFetch(answer);
  const parts = { browserFetch: fetch, sessionFetch: fetch, user: null, requestTokens: [] };
  expect(await lookAtLink(parts, 'token')).toEqual({ kind: 'failed', text, mayRetry });
});
