import { EmployerIntegrationsPage } from '../features/employer-integrations/employer-integrations-page.tsx';
import { RequestForm } from '../features/employer-integrations/request-form.tsx';
import { browserFetch } from '../lib/api-client.ts';
import { requestIntegration } from '../lib/public-forms-api.ts';
import { describePage } from './public-page.ts';

export const meta = describePage({
  path: '/employer-integrations',
  title: 'Employer Integrations',
  description:
    'How Firsthand reads employers’ job boards in nine applicant-tracking systems, and how to ask for another one.',
});

export default function EmployerIntegrationsRoute() {
  return (
    <EmployerIntegrationsPage
      form={<RequestForm request={(typed) => requestIntegration(browserFetch, typed)} />}
    />
  );
}
