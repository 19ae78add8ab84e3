import { useRouteLoaderData } from 'react-router';
import { ExtensionPage } from '../../features/extension-page/extension-page.tsx';
import { describePage } from './public-page.ts';
import type { loader as rootLoader } from '../root.tsx';

export const meta = describePage({
  path: '/extension',
  title: 'Browser Extension',
  description:
    'The browser extension of Firsthand fills employers’ application forms from what you prepared, and never sends them: what it does, what it may read, and how to get it.',
});

export default function ExtensionRoute() {
  const site = useRouteLoaderData<typeof rootLoader>('root');
  return <ExtensionPage given={site?.extension ?? null} />;
}
