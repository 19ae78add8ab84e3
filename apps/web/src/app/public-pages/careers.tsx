import { createApiClient } from '@firsthand/api-client';
import { CAREER_NOTICE_ROUTES } from '@firsthand/contracts/light';
import { CareersPage } from '../../features/careers/careers-page.tsx';
import { NotifyForm } from '../../features/careers/notify-form.tsx';
import { browserFetch } from '../../lib/api/browser-fetch.ts';
import { describePage } from './public-page.ts';

const api = createApiClient(browserFetch, CAREER_NOTICE_ROUTES);

export const meta = describePage({
  path: '/careers',
  title: 'Careers',
  description:
    'Firsthand has no open positions now. The roles it expects to need, and how to be told when one opens.',
});

export default function CareersRoute() {
  return (
    <CareersPage form={<NotifyForm notify={(email) => api.noteCareerInterest({ body: { email } })} />} />
  );
}
