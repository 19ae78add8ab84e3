import { CookiePolicy } from '../../features/legal/cookie-policy.tsx';
import { describePage } from './public-page.ts';

export const meta = describePage({
  path: '/cookie-policy',
  title: 'Cookie Policy',
  description:
    'Firsthand sets no cookies. What it keeps in your browser instead, entry by entry, and for how long.',
});

export default function CookiePolicyRoute() {
  return <CookiePolicy />;
}
