import type { IntegrationRequest } from '@firsthand/contracts';
import { callForResponse, type ApiFetch } from './api-client.ts';

function post(apiFetch: ApiFetch, path: string, body: object): Promise<Response> {
  return callForResponse(apiFetch, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Asks for the integration of another applicant-tracking system. Throws ApiFailure. */
export async function requestIntegration(apiFetch: ApiFetch, request: IntegrationRequest): Promise<void> {
  await post(apiFetch, '/v1/api/ats-integration/request', request);
}

/** Leaves an address that wants to hear of open positions. Throws ApiFailure. */
export async function noteCareerInterest(apiFetch: ApiFetch, email: string): Promise<void> {
  await post(apiFetch, '/v1/api/careers/notify', { email });
}
