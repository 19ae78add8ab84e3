import { FeaturesPage } from '../../features/features-page/features-page.tsx';
import { useSession } from '../../lib/session/session.ts';
import { describePage } from './public-page.ts';

export const meta = describePage({
  path: '/features',
  title: 'Feature Comparison',
  description:
    'What Firsthand does without an account, with a free one and with Premium, what works today and what is planned.',
});

export default function FeaturesRoute() {
  const { user } = useSession();
  return <FeaturesPage viewer={user === null ? 'guest' : user.premium ? 'premium' : 'free'} />;
}
