import { DAY_MS } from '@firsthand/contracts';
import { signAccessToken } from '../../../../api/src/features/auth/session/access-token.ts';
import { fillAccount } from '../../../../api/src/testing/a-full-account.ts';
import { makeAccessToken } from '../../../../api/src/testing/an-access-token.ts';
import { signIn } from '../../../../api/src/testing/sign-in.ts';
import { TEST_AUTH } from '../../../../api/src/testing/test-api.ts';
import { readConfig } from '../../settings/config.ts';
import { openStore } from '../../store/open-store.ts';

/** Of a signed-in person and of their access token. */
export interface Credentials {
  session: { authorization: string };
  token: { authorization: string };
  /** Of things of theirs that calls can name. */
  numbers: Record<string, string>;
}

/** Puts a member who is an admin too, with a thing of every kind or none, into the store of a product that these settings will start. */
export async function addPerson(
  env: Record<string, string>,
  publicUrl: string,
  name: string,
  { isEmpty = false } = {},
): Promise<Credentials> {
  const store = await openStore(readConfig({ env, directory: '/', arguments: [] }), () => undefined);
  try {
    const { database } = store;
    const email = `${name}@mail.example`;
    const signedIn = await signIn(database, { email, name, roles: ['premium', 'admin'] });
    const account = isEmpty ? {} : await fillAccount(database.db, signedIn, name, 1);
    const now = new Date();
    const times = { created_at: now, last_used_at: now, expires_at: new Date(now.getTime() + DAY_MS) };
    await database.db.updateTable('sessions').set(times).execute();
    const key = { secret: TEST_AUTH.secret, issuer: publicUrl, now: () => now };
    const session = await signAccessToken(key, { userId: signedIn.user.id, sessionId: signedIn.sessionId });
    const { headers } = await makeAccessToken(database, signedIn, ['read', 'write', 'apply']);
    return {
      session: { authorization: `Bearer ${session}` },
      token: headers,
      numbers: Object.fromEntries(Object.entries(account).map(([key, value]) => [key, String(value)])),
    };
  } finally {
    await store.close();
  }
}
