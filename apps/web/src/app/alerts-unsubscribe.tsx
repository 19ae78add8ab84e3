import type { MetaFunction } from 'react-router';
import { EndAlertsPage } from '../features/saved-searches/end-alerts-page.tsx';

export const meta: MetaFunction = () => [
  { title: 'Change or stop alerts – Firsthand' },
  { name: 'robots', content: 'noindex' },
];

export default function AlertsUnsubscribeRoute() {
  return <EndAlertsPage />;
}
