import { useRouteLoaderData, type ClientLoaderFunctionArgs, type MetaFunction } from 'react-router';
import { LoginPage } from '../../features/auth/login-page.tsx';
import { requireGuest } from '../guards.ts';
import type { loader as rootLoader } from '../root.tsx';

/** With it the form itself is in the server's HTML, since there is nothing to wait for. */
export function loader() {
  return null;
}

export async function clientLoader({ url }: ClientLoaderFunctionArgs) {
  await requireGuest(url);
  return null;
}
clientLoader.hydrate = true as const;

export const meta: MetaFunction = () => [
  { title: 'Log in – Firsthand' },
  { name: 'robots', content: 'noindex' },
];

export default function LoginRoute() {
  const site = useRouteLoaderData<typeof rootLoader>('root');
  return <LoginPage isDemo={site?.demo ?? false} />;
}
