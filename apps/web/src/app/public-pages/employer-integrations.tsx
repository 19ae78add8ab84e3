import { createApiClient } from '@firsthand/api-client';
import { INTEGRATION_REQUEST_ROUTES } from '@firsthand/contracts/light';
import { EmployerIntegrationsPage } from '../../features/employer-integrations/employer-integrations-page.tsx';
import { RequestForm } from '../../features/employer-integrations/request-form.tsx';
import { browserFetch } from '../../lib/api/browser-fetch.ts';
import { describePage } from './public-page.ts';

const api = createApiClient(browserFetch, INTEGRATION_REQUEST_ROUTES);

export const meta = describePage({
  path: '/employer-integrations',
  title: 'Employer Integrations',
  description:
    'How Firsthand reads employers’ job boards in nine applicant-tracking systems, and how to ask for another one.',
});

export default function EmployerIntegrationsRoute() {
  return (
    <EmployerIntegrationsPage
      form={<RequestForm request={(typed) => api.requestIntegration({ body: typed })} />}
    />
  );
}
