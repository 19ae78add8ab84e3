import { AUDIT_KINDS, type AuditAction, type AuditQuery, type ReadList } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { RecentSpan } from '../../people/within.ts';

export async function listEvents(executor: Executor, query: AuditQuery) {
  return filterEvents(executor, query)
    .leftJoin('users as person', 'person.id', 'audit_events.actor_id')
    .leftJoin('users as subject', 'subject.id', 'audit_events.subject_id')
    .select(['audit_events.id', 'at', 'actor', 'action', 'detail'])
    .select(['person.id as person_id', 'person.name as person_name', 'person.email as person_email'])
    .select(['subject.id as subject_id', 'subject.name as subject_name', 'subject.email as subject_email'])
    .orderBy('at', 'desc')
    .orderBy('audit_events.id', 'desc')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
}

export async function countEvents(executor: Executor, query: AuditQuery): Promise<number> {
  const { total } = await filterEvents(executor, query)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

function filterEvents(executor: Executor, { kind, action, person, since, until }: AuditQuery) {
  let events = executor.selectFrom('audit_events');
  if (kind) events = events.where('action', 'in', AUDIT_KINDS[kind]);
  if (action) events = events.where('action', '=', action);
  if (person !== undefined) {
    events = events.where((row) => row.or([row('actor_id', '=', person), row('subject_id', '=', person)]));
  }
  if (since) events = events.where('at', '>=', new Date(since));
  if (until) events = events.where('at', '<=', new Date(until));
  return events;
}

/** Whether the trail has that an admin read the list within a span. */
export async function wasReadSince(
  executor: Executor,
  { adminId, list, since, until }: RecentSpan & { adminId: number; list: ReadList },
): Promise<boolean> {
  const action: AuditAction = 'personal-data-read';
  const event = await executor
    .selectFrom('audit_events')
    .select('id')
    .where('actor_id', '=', adminId)
    .where('action', '=', action)
    .where('detail', '=', list)
    .where('at', '>', since)
    .where('at', '<=', until)
    .executeTakeFirst();
  return event !== undefined;
}
