import { useRouteLoaderData } from 'react-router';
import { AccessibilityStatement } from '../../features/legal/accessibility-statement.tsx';
import { describePage } from './public-page.ts';
import type { loader as rootLoader } from '../root.tsx';

export const meta = describePage({
  path: '/accessibility',
  title: 'Accessibility Statement',
  description:
    'How Firsthand works with the keyboard, screen readers and other aids, how that is checked, and which gaps are known.',
});

export default function AccessibilityStatementRoute() {
  const site = useRouteLoaderData<typeof rootLoader>('root');
  return <AccessibilityStatement operatorEmail={site?.operatorEmail ?? null} />;
}
