import { toOwnPath } from '@firsthand/contracts/light';
import { redirect } from 'react-router';
import { toLoginAddress } from '../lib/login-address.ts';
import { askForFreshPerson } from '../lib/session/fresh-person.ts';
import { getSession } from '../lib/session/session.ts';

/**
 * For the client loader of a signed-in page; throws the way to the login for anybody else. The page exports
 * `clientLoader.hydrate = true` and a HydrateFallback, which is what the server renders.
 */
export function requireSignedIn(url: URL): void {
  if (!getSession().isSignedIn) {
    throw redirect(toLoginAddress(url.pathname + url.search));
  }
}

/**
 * For the client loader of a page for guests: whoever is signed in goes to the page they wanted, if it is one of ours. The
 * server is asked before, so that nobody whose session ended is sent there and back.
 */
export async function requireGuest(url: URL, refresh = askForFreshPerson): Promise<void> {
  if (getSession().isSignedIn) await refresh();
  if (getSession().isSignedIn) {
    throw redirect(toOwnPath(url.searchParams.get('redirect')));
  }
}
