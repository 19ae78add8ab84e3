import type { MetaFunction } from 'react-router';
import { TakeBackPage } from '../../features/auth/take-back-page.tsx';

export const meta: MetaFunction = () => [
  { title: 'Take back your address – Firsthand' },
  { name: 'robots', content: 'noindex' },
];

export default function AuthTakeBackRoute() {
  return <TakeBackPage />;
}
