import { type AuditAction, DAY_MS, LIMITS } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';

export interface AuditEvent {
  action: AuditAction;
  /** Whoever is signed in, by number; `operator` for who gives commands on the machine. */
  actor: number | 'operator';
  /** Whom it is about. Of somebody who is deleted by it: nobody. */
  subjectId?: number | undefined;
  /** A role, a board, a call: nothing that a person wrote, and no address. */
  detail?: string | undefined;
  now: Date;
}

/**
 * Adds to the trail of what admins and operators did, in the transaction of what was done: both are kept or neither. What
 * is older than 400 days is forgotten.
 */
export async function recordAudit(executor: Executor, event: AuditEvent): Promise<void> {
  const { action, actor, subjectId, detail, now } = event;
  await executor
    .deleteFrom('audit_events')
    .where('at', '<', new Date(now.getTime() - LIMITS.auditDays * DAY_MS))
    .execute();
  await executor
    .insertInto('audit_events')
    .values({
      at: now,
      actor: actor === 'operator' ? 'operator' : 'person',
      actor_id: actor === 'operator' ? null : actor,
      action,
      subject_id: subjectId ?? null,
      detail: detail === undefined ? null : cut(detail),
    })
    .execute();
}

/** By code points, so that no character is cut in half. */
function cut(detail: string): string {
  return Array.from(detail).slice(0, LIMITS.auditDetailMaxLength).join('');
}
