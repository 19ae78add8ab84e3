import type { AuditAction } from '@firsthand/contracts';
import type { Timestamp } from '../columns.ts';
import type { GeneratedAlways } from 'kysely';

/** What an admin or the operator did. It holds no address and no name: a deletion leaves nothing of the person here. */
export interface AuditEventsTable {
  id: GeneratedAlways<number>;
  at: Timestamp;
  /** `operator`: whoever gives commands on the machine. */
  actor: 'person' | 'operator';
  /** Null for the operator, and once the person is deleted. */
  actor_id: number | null;
  action: AuditAction;
  /** Whom it was about; null when nobody, and once they are deleted. */
  subject_id: number | null;
  /** A role, a board, a call: nothing that a person wrote. */
  detail: string | null;
}

export interface AuditTables {
  audit_events: AuditEventsTable;
}
