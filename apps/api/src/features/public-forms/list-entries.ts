import type {
  AdminListQuery,
  CareerNoticesResponse,
  IntegrationRequestsResponse,
} from '@firsthand/contracts';
import type { ApiContext } from '../../api-context.ts';
import { countEntries, listNotices, listRequests } from './form-entries.repository.ts';

/** A page of what employers asked for, newest first. */
export async function listIntegrationRequests(
  { database }: ApiContext,
  { limit, offset }: AdminListQuery,
): Promise<IntegrationRequestsResponse> {
  const { db } = database;
  const data = (await listRequests(db, { limit, offset })).map((request) => ({
    id: request.id,
    company_name: request.company_name,
    contact_name: request.contact_name,
    contact_email: request.contact_email,
    ats_description: request.ats_description,
    created_at: request.created_at.toISOString(),
  }));
  return { data, total: await countEntries(db, 'integration_requests'), limit, offset };
}

/** A page of the addresses that want to hear of openings, newest first. */
export async function listCareerNotices(
  { database }: ApiContext,
  { limit, offset }: AdminListQuery,
): Promise<CareerNoticesResponse> {
  const { db } = database;
  const data = (await listNotices(db, { limit, offset })).map(({ id, email, created_at }) => ({
    id,
    email,
    created_at: created_at.toISOString(),
  }));
  return { data, total: await countEntries(db, 'career_notices'), limit, offset };
}
