import { useRouteLoaderData } from 'react-router';
import { AboutPage } from '../../features/about/about-page.tsx';
import { describePage } from './public-page.ts';
import type { loader as rootLoader } from '../root.tsx';

export const meta = describePage({
  path: '/about',
  title: 'About',
  description:
    'What Firsthand is, how postings are verified on the employers’ own boards, how it pays for itself and where to write.',
});

export default function AboutRoute() {
  const site = useRouteLoaderData<typeof rootLoader>('root');
  return <AboutPage operatorEmail={site?.operatorEmail ?? null} />;
}
