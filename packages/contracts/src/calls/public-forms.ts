import type { MessageResponse } from '../schemas/account-schemas.ts';
import type { IntegrationRequest } from '../public-forms.ts';
import type { RoutesOf } from './call.ts';

/** What employers and applicants leave here without an account. */
export interface PublicFormCalls {
  /** Asks for the integration of another applicant-tracking system. */
  requestIntegration: { body: IntegrationRequest; answer: MessageResponse };
  /** Leaves an address that wants to hear of open positions. */
  noteCareerInterest: { body: { email: string }; answer: MessageResponse };
}

export const PUBLIC_FORM_ROUTES = {
  requestIntegration: 'POST /v1/api/ats-integration/request',
  noteCareerInterest: 'POST /v1/api/careers/notify',
} as const satisfies RoutesOf<PublicFormCalls>;
