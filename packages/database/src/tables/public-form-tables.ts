import type { GeneratedAlways } from 'kysely';
import type { Timestamp } from '../columns.ts';

/** What employers asked for who want their applicant-tracking system read. */
export interface IntegrationRequestsTable {
  id: GeneratedAlways<number>;
  company_name: string;
  contact_name: string;
  contact_email: string;
  /** Lower case, as in users. */
  email_key: string;
  ats_description: string;
  /** The mail that tells the operator; null where there is nobody to tell. */
  mail_id: number | null;
  created_at: Timestamp;
}

/** Addresses that want to hear of open positions. */
export interface CareerNoticesTable {
  id: GeneratedAlways<number>;
  email: string;
  email_key: string;
  mail_id: number | null;
  created_at: Timestamp;
}

/** That a client sent a public form, for the limit per client; forgotten when the limit no longer looks at it. */
export interface FormSubmissionsTable {
  id: GeneratedAlways<number>;
  form: 'integration-request' | 'career-notice' | 'alert' | 'alert-mailbox' | 'company';
  /** Keyed hash of the client's address. */
  client_hash: string;
  created_at: Timestamp;
}

export interface PublicFormTables {
  integration_requests: IntegrationRequestsTable;
  career_notices: CareerNoticesTable;
  form_submissions: FormSubmissionsTable;
}
