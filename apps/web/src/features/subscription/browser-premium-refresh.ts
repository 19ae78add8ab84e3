import { getSession, updateUser } from '../../lib/session/session.ts';
import { renewSession, sessionFetch } from '../../lib/session/session-fetch.ts';
import { logWarning } from '../../lib/log.ts';
import { createPremiumRefresh } from './premium-refresh.ts';
import { getPerson, refreshSubscription } from './subscription-calls.ts';

/** One for the whole visit: it goes on when the person leaves the page that started it. */
export const premiumRefresh = createPremiumRefresh({
  getPersonId: () => getSession().user?.id ?? null,
  refreshSubscription: () => refreshSubscription(sessionFetch),
  reloadPerson: async () => {
    const person = await getPerson(sessionFetch);
    // Somebody else may have signed in while the answer was on its way.
    if (getSession().user?.id === person.id) updateUser(person);
    return person.premium;
  },
  renewSession,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  onTrouble: (error) => {
    if (!(error instanceof Error)) throw error;
    logWarning('Premium could not be looked up:', error);
  },
});
