import { LIMITS } from '@firsthand/contracts/light';
import { useEffect } from 'react';
import { redirect, useLoaderData, type ClientLoaderFunctionArgs, type MetaFunction } from 'react-router';
import { AccountPage } from '../components/page/account-page.tsx';
import { FailedPage } from '../components/page/failed-page.tsx';
import { Skeleton } from '../components/page/skeleton.tsx';
import { noticeCalls, unreadStore } from '../features/notices/notices.ts';
import { NOTICE_KINDS, toNoticesAddress } from '../features/notices/notices-address.ts';
import { NoticesPage } from '../features/notices/notices-page.tsx';
import { useSession } from '../lib/session/session.ts';
import { loadForPerson, useSignedInPage } from './account/account-page.ts';

export const meta: MetaFunction = () => [
  { title: 'Notices – Firsthand' },
  { name: 'robots', content: 'noindex' },
];

const limit = LIMITS.noticesPageSize;

/** Leads to the last page from any behind it. */
export async function clientLoader({ url }: ClientLoaderFunctionArgs) {
  const kind = NOTICE_KINDS.find((known) => known === url.searchParams.get('kind')) ?? null;
  const asked = Number(url.searchParams.get('page') ?? 1);
  const most = Math.ceil(LIMITS.noticesPerUser / limit);
  const page = Number.isInteger(asked) && asked > 0 ? Math.min(asked, most) : 1;
  const loaded = await loadForPerson(url, 'Your notices could not be loaded. Please try again.', () =>
    noticeCalls.listNotices({ query: { kind: kind ?? undefined, limit, offset: (page - 1) * limit } }),
  );
  if (loaded.kind === 'failed') return { loaded, kind, page, pageCount: 1 };
  const pageCount = Math.max(1, Math.ceil(loaded.data.total / limit));
  if (page > pageCount) throw redirect(toNoticesAddress(kind, pageCount));
  return { loaded, kind, page, pageCount };
}
clientLoader.hydrate = true as const;

/** What the server renders, until the browser knows who is signed in. */
export function HydrateFallback() {
  return (
    <AccountPage heading="Notices">
      <Skeleton label="Loading your notices..." blocks={4} size="row" />
    </AccountPage>
  );
}

export default function NoticesRoute() {
  const { loaded, kind, page, pageCount } = useLoaderData<typeof clientLoader>();
  const loading = useSignedInPage();
  const { isSignedIn } = useSession();
  useEffect(() => {
    if (loaded.kind === 'loaded') unreadStore.take(loaded.data.unread);
  }, [loaded]);
  if (!isSignedIn) return <HydrateFallback />;
  if (loaded.kind === 'loaded') {
    return <NoticesPage initial={loaded.data} kind={kind} page={page} pageCount={pageCount} />;
  }
  return (
    <FailedPage
      heading="Notices"
      message={loaded.message}
      hint="Nothing is lost: your notices are kept on the server."
      {...loading}
    />
  );
}
