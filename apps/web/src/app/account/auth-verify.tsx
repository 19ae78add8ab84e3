import type { MetaFunction } from 'react-router';
import { VerifyPage } from '../../features/auth/verify-page.tsx';

export const meta: MetaFunction = () => [
  { title: 'Email verification – Firsthand' },
  { name: 'robots', content: 'noindex' },
];

export default function AuthVerifyRoute() {
  return <VerifyPage />;
}
