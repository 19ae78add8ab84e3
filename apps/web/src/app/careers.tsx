import { CareersPage } from '../features/careers/careers-page.tsx';
import { NotifyForm } from '../features/careers/notify-form.tsx';
import { browserFetch } from '../lib/api-client.ts';
import { noteCareerInterest } from '../lib/public-forms-api.ts';
import { describePage } from './public-page.ts';

export const meta = describePage({
  path: '/careers',
  title: 'Careers',
  description:
    'Firsthand has no open positions now. The roles it expects to need, and how to be told when one opens.',
});

export default function CareersRoute() {
  return <CareersPage form={<NotifyForm notify={(email) => noteCareerInterest(browserFetch, email)} />} />;
}
