import { LIMITS, MINUTE_MS, refuse } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { z } from 'zod';
import { createToken, hashToken } from '../../../people/secrets.ts';

/** What a challenge is for. A session's number stands with what only that session may do. */
export type ChallengeUse = 'sign-in' | `add ${string}` | `confirm ${string}`;

const HOLDS_MS = LIMITS.passkeyMinutes * MINUTE_MS;
const clientData = z.object({ challenge: z.string().max(200), crossOrigin: z.boolean().optional() });

/** A challenge that serves once, for one use, and forgets those that nobody answered. */
export async function makeChallenge(
  executor: Executor,
  use: ChallengeUse,
  { now, redirect = null }: { now: Date; redirect?: string | null },
): Promise<string> {
  const challenge = createToken();
  await executor.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute();
  await executor
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: toHash(use, challenge),
      redirect,
      created_at: now,
      expires_at: new Date(now.getTime() + HOLDS_MS),
    })
    .execute();
  return challenge;
}

/**
 * The challenge that a browser's answer names, taken out: whoever answers it later, or at the same time, finds nothing. 400
 * when it was never given for this use, is answered or too old.
 */
export async function takeChallenge(
  executor: Executor,
  use: ChallengeUse,
  { clientDataJSON, now }: { clientDataJSON: string; now: Date },
): Promise<{ challenge: string; redirect: string | null }> {
  const challenge = findChallenge(clientDataJSON);
  const row =
    challenge === null
      ? undefined
      : await executor
          .deleteFrom('passkey_challenges')
          .where('challenge_hash', '=', toHash(use, challenge))
          .returning(['redirect', 'expires_at'])
          .executeTakeFirst();
  if (challenge === null || !row || row.expires_at <= now) throw refuse('passkey-late');
  return { challenge, redirect: row.redirect };
}

/** Null for what is no client data, and for what was made in a frame of another site's page. */
function findChallenge(clientDataJSON: string): string | null {
  const read = clientData.safeParse(parseJson(Buffer.from(clientDataJSON, 'base64url').toString()));
  return read.success && !read.data.crossOrigin ? read.data.challenge : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // To us the same as an answer without a challenge.
    return null;
  }
}

/** The use is part of what is stored, so that a challenge is not even found for another. */
function toHash(use: ChallengeUse, challenge: string): string {
  return hashToken(`${use} ${challenge}`);
}
