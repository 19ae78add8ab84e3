import { useRouteLoaderData } from 'react-router';
import { PrivacyPolicy } from '../../features/legal/privacy-policy.tsx';
import { describePage } from './public-page.ts';
import type { loader as rootLoader } from '../root.tsx';

export const meta = describePage({
  path: '/privacy-policy',
  title: 'Privacy Policy',
  description:
    'What Firsthand stores about you, how long it is kept, who sees it, and how you download or delete it.',
});

export default function PrivacyPolicyRoute() {
  const site = useRouteLoaderData<typeof rootLoader>('root');
  return <PrivacyPolicy operatorEmail={site?.operatorEmail ?? null} />;
}
