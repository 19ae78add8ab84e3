import { useRouteLoaderData } from 'react-router';
import { PricingPage } from '../../features/pricing/pricing-page.tsx';
import { describePage } from './public-page.ts';
import type { loader as rootLoader } from '../root.tsx';

export const meta = describePage({
  path: '/pricing',
  title: 'Pricing Plans',
  description:
    'What Firsthand costs: searching and reading job postings is free without an account, and Premium is $0 while the beta lasts.',
});

export default function PricingRoute() {
  const site = useRouteLoaderData<typeof rootLoader>('root');
  return <PricingPage donationHandle={site?.donationHandle ?? null} />;
}
