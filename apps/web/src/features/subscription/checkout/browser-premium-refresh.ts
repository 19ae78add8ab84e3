import { createApiClient } from '@firsthand/api-client';
import { SESSION_ROUTES, SUBSCRIPTION_ROUTES } from '@firsthand/contracts/light';
import { getSession, updateUser } from '../../../lib/session/session.ts';
import { renewSession, sessionFetch } from '../../../lib/session/session-fetch.ts';
import { logWarning } from '../../../lib/log.ts';
import { createPremiumRefresh } from './premium-refresh.ts';

const api = createApiClient(sessionFetch, { ...SESSION_ROUTES, ...SUBSCRIPTION_ROUTES });

/** One for the whole visit: it goes on when the person leaves the page that started it. */
export const premiumRefresh = createPremiumRefresh({
  getPersonId: () => getSession().user?.id ?? null,
  refreshSubscription: api.refreshSubscription,
  reloadPerson: async () => {
    const { user: person } = await api.getPerson();
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
