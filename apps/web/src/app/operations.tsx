import { createApiClient } from '@firsthand/api-client';
import {
  AUDIT_ROUTES,
  FORM_ENTRY_ROUTES,
  OPERATIONS_ROUTES,
  PASSKEY_ROUTES,
} from '@firsthand/contracts/light';
import {
  redirect,
  useLoaderData,
  useNavigation,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import {
  OPERATIONS_PATH,
  PAGE_SIZES,
  parseOperationsAddress,
  toOperationsAddress,
  toReachable,
} from '../features/operations/operations-address.ts';
import { OperationsPage } from '../features/operations/operations-page.tsx';
import { OperationsSkeleton } from '../features/operations/operations-skeleton.tsx';
import type { LockedOperations, OperationsView } from '../features/operations/operations-view.ts';
import { PasskeyNeeded } from '../features/operations/passkey-needed.tsx';
import { PageNotFound } from '../features/site-frame/page-not-found.tsx';
import { logError } from '../lib/log.ts';
import { addPasskey, confirmByPasskey } from '../lib/passkeys/passkey-acts.ts';
import { askForFreshPerson } from '../lib/session/fresh-person.ts';
import { isAdmin } from '../lib/session/is-admin.ts';
import { getSession, useSession } from '../lib/session/session.ts';
import { renewSession, sessionFetch } from '../lib/session/session-fetch.ts';
import { loadForPerson, useSignedInPage, type Loaded } from './account/account-page.ts';
import { requireSignedIn } from './guards.ts';

/** The server cannot know who asks, so until the browser does, the title tells nobody what is here. */
export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) => [
  { title: toTitle(loaderData) },
  { name: 'robots', content: 'noindex' },
];

function toTitle(view: OperationsView | LockedOperations | null | undefined): string {
  if (view === undefined) return 'Firsthand';
  return view === null ? 'Page Not Found – Firsthand' : 'Operations – Firsthand';
}

const api = createApiClient(sessionFetch, {
  ...OPERATIONS_ROUTES,
  ...AUDIT_ROUTES,
  ...FORM_ENTRY_ROUTES,
  ...PASSKEY_ROUTES,
});
const forbidden = 403;

const wasRefused = (part: Loaded<unknown>) => part.kind === 'failed' && part.status === forbidden;
const toWindow = (page: number, limit: number) => ({ limit, offset: (page - 1) * limit });
const totalOf = (part: Loaded<{ total: number }>) => (part.kind === 'loaded' ? part.data.total : null);

/**
 * Null for whoever is no admin: there is no such page then. Their passkeys for an admin who has to use one first. Each part may fail for itself. Leads to the last page of a
 * list from any behind it.
 */
export async function clientLoader({
  url,
}: ClientLoaderFunctionArgs): Promise<OperationsView | LockedOperations | null> {
  requireSignedIn(url);
  // The role may have been given since this browser last heard of it.
  if (!isAdmin(getSession().user)) await askForFreshPerson();
  requireSignedIn(url);
  if (!isAdmin(getSession().user)) return null;
  const state = parseOperationsAddress(url.searchParams);
  const [overview, boards, held, closings, requests, addresses, audit] = await Promise.all([
    loadForPerson(url, 'The figures could not be loaded.', api.getOperations),
    loadForPerson(url, 'The boards could not be loaded.', () =>
      api.listBoards({
        query: { ...toWindow(state.page, PAGE_SIZES.boards), state: state.boards, search: state.search },
      }),
    ),
    loadForPerson(url, 'What is held could not be loaded.', api.listHeldClosings),
    loadForPerson(url, 'The recent closings could not be loaded.', () =>
      api.listClosings({ query: toWindow(state.closingsPage, PAGE_SIZES.closings) }),
    ),
    loadForPerson(url, 'The integration requests could not be loaded.', () =>
      api.listIntegrationRequests({ query: toWindow(state.requestsPage, PAGE_SIZES.requests) }),
    ),
    loadForPerson(url, 'The careers addresses could not be loaded.', () =>
      api.listCareerNotices({ query: toWindow(state.addressesPage, PAGE_SIZES.addresses) }),
    ),
    loadForPerson(url, 'The audit trail could not be loaded.', () =>
      api.listAudit({
        query: {
          ...toWindow(state.auditPage, PAGE_SIZES.audit),
          kind: state.trail === 'all' ? undefined : state.trail,
          person: state.person ?? undefined,
        },
      }),
    ),
  ]);
  if ([overview, boards, held, closings, requests, addresses, audit].some(wasRefused))
    return (await findMissingPasskey(url)) ?? forgetRole(url);
  const totals = {
    ...{ boards: totalOf(boards), closings: totalOf(closings) },
    ...{ requests: totalOf(requests), addresses: totalOf(addresses), audit: totalOf(audit) },
  };
  const reachable = toReachable(state, totals);
  if (reachable !== state) throw redirect(toOperationsAddress(reachable));
  return { state, overview, boards, held, closings, requests, addresses, audit };
}
clientLoader.hydrate = true as const;

/** Null for a refusal that a passkey would not change. */
async function findMissingPasskey(url: URL): Promise<LockedOperations | null> {
  const passkeys = await loadForPerson(url, 'Your passkeys could not be loaded.', api.listPasskeys);
  const isMissing = passkeys.kind === 'loaded' && passkeys.data.required && !passkeys.data.confirmed;
  return isMissing ? { passkeys: passkeys.data } : null;
}

/** The role was taken away since this browser last heard of it, so that the menus should hear of it too. */
async function forgetRole(url: URL): Promise<null> {
  // Unreachable for now: the menus then hear of it with the next renewal.
  await renewSession().catch(logError);
  requireSignedIn(url);
  return null;
}

/** What the server renders, until the browser knows who is signed in. */
export function HydrateFallback() {
  return <OperationsSkeleton isKnownAdmin={isAdmin(useSession().user)} />;
}

export default function OperationsRoute() {
  const view = useLoaderData<typeof clientLoader>();
  const { isReloading, reload } = useSignedInPage();
  const navigation = useNavigation();
  const { user } = useSession();
  if (!user) return <OperationsSkeleton isKnownAdmin={false} />;
  if (view === null) return <PageNotFound />;
  if ('passkeys' in view) {
    return (
      <PasskeyNeeded
        key={user.id}
        passkeys={view.passkeys}
        add={() => addPasskey(api)}
        confirm={() => confirmByPasskey(api)}
        onProved={reload}
      />
    );
  }
  const target = navigation.state === 'loading' ? navigation.location : null;
  return (
    <OperationsPage
      key={user.id}
      view={view}
      calls={api}
      next={
        target?.pathname === OPERATIONS_PATH
          ? parseOperationsAddress(new URLSearchParams(target.search))
          : null
      }
      isReloading={isReloading}
      onReload={reload}
    />
  );
}
