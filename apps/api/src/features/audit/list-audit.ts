import type { AuditEventView, AuditQuery, AuditResponse } from '@firsthand/contracts';
import type { ApiContext } from '../../api-context.ts';
import { countEvents, listEvents } from './audit.repository.ts';

/** A page of what admins and operators did, the latest first. */
export async function listAudit(
  { database: { db } }: Pick<ApiContext, 'database'>,
  query: AuditQuery,
): Promise<AuditResponse> {
  const events = await listEvents(db, query);
  const data = events.map((event): AuditEventView => ({
    ...{ id: event.id, at: event.at.toISOString(), actor: event.actor, action: event.action },
    person: toPerson(event.person_id, event.person_name, event.person_email),
    subject: toPerson(event.subject_id, event.subject_name, event.subject_email),
    detail: event.detail,
  }));
  return { data, total: await countEvents(db, query) };
}

function toPerson(id: number | null, name: string | null, email: string | null): AuditEventView['person'] {
  return id === null || email === null ? null : { id, name, email };
}
