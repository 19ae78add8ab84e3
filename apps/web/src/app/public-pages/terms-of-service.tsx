import { useRouteLoaderData } from 'react-router';
import { TermsOfService } from '../../features/legal/terms-of-service.tsx';
import { describePage } from './public-page.ts';
import type { loader as rootLoader } from '../root.tsx';

export const meta = describePage({
  path: '/terms-of-service',
  title: 'Terms of Service',
  description:
    'The terms of Firsthand: what the service is, subscriptions and cancelling, fees, liability and governing law.',
});

export default function TermsOfServiceRoute() {
  const site = useRouteLoaderData<typeof rootLoader>('root');
  return <TermsOfService operatorEmail={site?.operatorEmail ?? null} />;
}
