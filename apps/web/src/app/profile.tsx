import {
  useLoaderData,
  useNavigate,
  useRouteLoaderData,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import pageStyles from '../components/account-page.module.css';
import { LoadFailure } from '../components/load-failure.tsx';
import { DeleteAccount } from '../features/settings/delete-account.tsx';
import { DownloadData } from '../features/settings/download-data.tsx';
import { ProfileForm } from '../features/settings/profile-form.tsx';
import {
  deleteAccount,
  deletePendingEmail,
  getExport,
  getSettings,
  putSettings,
} from '../features/settings/settings-calls.ts';
import { SettingsPage } from '../features/settings/settings-page.tsx';
import { SettingsSkeleton } from '../features/settings/settings-skeleton.tsx';
import { SignOutEverywhere } from '../features/settings/sign-out-everywhere.tsx';
import { postLogout } from '../lib/account-api.ts';
import { sayAtParting } from '../lib/parting-words.ts';
import { signOut, updateUser, useSession } from '../lib/session/session.ts';
import { sessionFetch } from '../lib/session/session-fetch.ts';
import { loadForPerson, useSignedInPage } from './account-page.ts';
import type { loader as rootLoader } from './root.tsx';

export const meta: MetaFunction = () => [
  { title: 'Profile Settings – Firsthand' },
  { name: 'robots', content: 'noindex' },
];

export function clientLoader({ url }: ClientLoaderFunctionArgs) {
  return loadForPerson(url, 'Your settings could not be loaded.', async () => {
    const answer = await getSettings(sessionFetch);
    // An address may have been confirmed in another browser since this one signed in.
    updateUser(answer.user);
    return answer.settings;
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
  const { isReloading, reload } = useSignedInPage();
  const { user } = useSession();

  /** In this order and without a pause: the page that is left asks its guard again, and home comes before that. */
  function leave(words: string) {
    sayAtParting(words);
    signOut();
    void navigate('/');
  }

  if (!user) return <SettingsSkeleton />;
  if (loaded.kind === 'failed') {
    return (
      <div className={`page ${pageStyles.page}`}>
        <div className={pageStyles.head}>
          <h1>Profile Settings</h1>
        </div>
        <LoadFailure
          message={loaded.message}
          hint="Nothing is lost: your settings are kept on the server."
          isRetrying={isReloading}
          onRetry={reload}
        />
      </div>
    );
  }
  return (
    <SettingsPage
      user={user}
      form={
        <ProfileForm
          settings={loaded.data}
          isDemo={site?.demo ?? false}
          put={async (fields) => {
            const answer = await putSettings(sessionFetch, fields);
            updateUser(answer.user);
            return answer;
          }}
          takeBackAddress={() => deletePendingEmail(sessionFetch)}
        />
      }
      actions={
        <>
          <SignOutEverywhere
            signOut={async () => {
              await postLogout(sessionFetch, { everywhere: true });
              leave('You are signed out everywhere.');
            }}
          />
          <DownloadData load={() => getExport(sessionFetch)} />
          <DeleteAccount
            email={user.email}
            remove={async (typedEmail) => {
              await deleteAccount(sessionFetch, typedEmail);
              leave('Your account and everything in it is deleted.');
            }}
          />
        </>
      }
    />
  );
}
