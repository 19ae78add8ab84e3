import type { MetaFunction } from 'react-router';
import { ConfirmAlertPage } from '../features/saved-searches/confirm-alert-page.tsx';

export const meta: MetaFunction = () => [
  { title: 'Confirm your job alert – Firsthand' },
  { name: 'robots', content: 'noindex' },
];

export default function AlertsConfirmRoute() {
  return <ConfirmAlertPage />;
}
