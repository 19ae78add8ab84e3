import { createApiClient } from '@firsthand/api-client';
import type { ImportAccountResponse } from '@firsthand/contracts';
import {
  ACCESS_TOKEN_ROUTES,
  ACCOUNT_FILE_ROUTES,
  LIMITS,
  PASSKEY_ROUTES,
  SESSION_ROUTES,
  SETTINGS_ROUTES,
} from '@firsthand/contracts/light';
import { useState } from 'react';
import {
  useLoaderData,
  useNavigate,
  useRouteLoaderData,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { FailedPage } from '../../components/page/failed-page.tsx';
import { ConfirmPersonDialog } from '../../features/auth/confirm-person/confirm-person-dialog.tsx';
import { useConfirmFirst } from '../../features/auth/confirm-person/use-confirm-first.ts';
import { AccessTokens } from '../../features/settings/access-tokens/access-tokens.tsx';
import { BringAccountIn } from '../../features/settings/bring-account-in.tsx';
import { DeleteAccount } from '../../features/settings/delete-account.tsx';
import { DownloadData } from '../../features/settings/download-data.tsx';
import { LinkedSignIns } from '../../features/settings/linked-sign-ins.tsx';
import { LoggedInPlaces } from '../../features/settings/logged-in-places.tsx';
import { Passkeys } from '../../features/settings/passkeys/passkeys.tsx';
import { ProfileForm } from '../../features/settings/profile-form.tsx';
import { SettingsPage } from '../../features/settings/settings-page.tsx';
import { SettingsSkeleton } from '../../features/settings/settings-skeleton.tsx';
import { SignOutEverywhere } from '../../features/settings/sign-out-everywhere.tsx';
import { StorageUse } from '../../features/settings/storage-use.tsx';
import { setFarewell } from '../../lib/farewell.ts';
import { knowsPasskeys } from '../../lib/passkeys/ask-authenticator.ts';
import { signOut, updateUser, useSession } from '../../lib/session/session.ts';
import { sessionFetch } from '../../lib/session/session-fetch.ts';
import { loadForPerson, useSignedInPage } from './account-page.ts';
import type { loader as rootLoader } from '../root.tsx';

export const meta: MetaFunction = () => [
  { title: 'Profile Settings – Firsthand' },
  { name: 'robots', content: 'noindex' },
];

const api = createApiClient(sessionFetch, {
  ...SETTINGS_ROUTES,
  ...ACCOUNT_FILE_ROUTES,
  ...SESSION_ROUTES,
  ...ACCESS_TOKEN_ROUTES,
  ...PASSKEY_ROUTES,
});

export function clientLoader({ url }: ClientLoaderFunctionArgs) {
  return loadForPerson(url, 'Your settings could not be loaded.', async () => {
    const [answer, { data: tokens }, sessions, passkeys] = await Promise.all([
      api.getSettings(),
      api.listAccessTokens({ query: { limit: LIMITS.searchPageSizeMax } }),
      api.listSessions({ query: {} }),
      api.listPasskeys(),
    ]);
    // An address may have been confirmed in another browser since this one signed in.
    updateUser(answer.user);
    return { ...answer, tokens, sessions, passkeys };
  });
}
clientLoader.hydrate = true as const;

/** What the server renders, until the browser knows who is signed in. */
export function HydrateFallback() {
  return <SettingsSkeleton />;
}

export default function ProfileRoute() {
  const loaded = useLoaderData<typeof clientLoader>();
  const site = useRouteLoaderData<typeof rootLoader>('root');
  const navigate = useNavigate();
  const loading = useSignedInPage();
  const { user } = useSession();
  const [query, setQuery] = useSearchParams();
  const hasPasskey = loaded.kind !== 'failed' && loaded.data.passkeys.passkeys.length > 0;
  const { confirming, confirmFirst } = useConfirmFirst(hasPasskey && knowsPasskeys());
  const [brought, setBrought] = useState<ImportAccountResponse | null>(null);
  // Those made and revoked since the page was loaded count too.
  const [tokenCount, setTokenCount] = useState<number | null>(null);
  const isDemo = site?.demo ?? false;

  /** In this order and without a pause: the page that is left asks its guard again, and home comes before that. */
  function leave(words: string) {
    setFarewell(words);
    signOut();
    void navigate('/');
  }

  if (!user) return <SettingsSkeleton />;
  if (loaded.kind === 'failed') {
    return (
      <FailedPage
        heading="Profile Settings"
        message={loaded.message}
        hint="Nothing is lost: your settings are kept on the server."
        {...loading}
      />
    );
  }
  return (
    <SettingsPage
      user={user}
      form={
        <ProfileForm
          // What was brought in stands in the form too.
          key={String(loaded.data.holds_nothing)}
          settings={loaded.data.settings}
          isDemo={isDemo}
          put={async (fields) => {
            const answer = await confirmFirst(() => api.saveSettings({ body: fields }));
            updateUser(answer.user);
            return answer;
          }}
          takeBackAddress={api.removePendingEmail}
        />
      }
      actions={
        <>
          <LinkedSignIns settings={loaded.data.settings} unlink={api.unlinkLinkedin} />
          <LoggedInPlaces
            sessions={loaded.data.sessions}
            end={(id) => api.endSession({ params: { id } })}
            onEndedHere={() => leave('You are signed out.')}
          />
          <Passkeys initial={loaded.data.passkeys} api={api} confirmFirst={confirmFirst} />
          <SignOutEverywhere
            tokens={tokenCount ?? loaded.data.tokens.length}
            signOut={async (revokesTokens) => {
              const { message } = await api.logOut({
                body: { everywhere: true, access_tokens: revokesTokens },
              });
              leave(message);
            }}
          />
          <AccessTokens
            tokens={loaded.data.tokens}
            wanted={query.get('token')}
            create={(body) => confirmFirst(() => api.createAccessToken({ body }))}
            revoke={(id) => api.revokeAccessToken({ params: { id } })}
            onCount={setTokenCount}
            onWantedDone={() => setQuery({}, { replace: true, preventScrollReset: true })}
          />
          <StorageUse storage={loaded.data.storage} />
          <DownloadData load={() => confirmFirst(() => api.exportAccount())} />
          {loaded.data.holds_nothing || brought ? (
            <BringAccountIn
              brought={brought}
              bring={async (file) => {
                const body = new FormData();
                body.set('file', file);
                setBrought(await api.importAccount({ body }));
                loading.reload();
              }}
            />
          ) : null}
          <DeleteAccount
            email={user.email}
            remove={async (typedEmail) => {
              await confirmFirst(() => api.deleteAccount({ body: { confirm_email: typedEmail } }));
              leave('Your account and everything in it is deleted.');
            }}
          />
          <ConfirmPersonDialog confirming={confirming} email={user.email} isDemo={isDemo} />
        </>
      }
    />
  );
}
