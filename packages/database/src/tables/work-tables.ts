import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, NullableTimestamp, Timestamp } from '../columns.ts';

/** The queue. A task is taken by writing a lease; a dead worker's lease runs out and the task is taken again. */
export interface TasksTable {
  id: GeneratedAlways<number>;
  kind: string;
  /** At most one waiting or running task per kind and key. */
  key: string;
  payload: Json<object>;
  run_at: Generated<Timestamp>;
  attempts: Generated<number>;
  max_attempts: Generated<number>;
  leased_until: NullableTimestamp;
  leased_by: string | null;
  last_error: string | null;
  /** Set when attempts ran out; kept for the operator. */
  failed_at: NullableTimestamp;
  created_at: Generated<Timestamp>;
}

/** Mail to send and what became of it. The text is removed once it was sent or never will be: it holds sign-in links. */
export interface MailsTable {
  id: GeneratedAlways<number>;
  user_id: number | null;
  kind: string;
  recipient: string;
  subject: string;
  text: string | null;
  html: string | null;
  /** Where one POST ends such mails; of alerts alone. */
  unsubscribe_url: Generated<string | null>;
  state: Generated<'waiting' | 'sent' | 'failed'>;
  error: string | null;
  created_at: Timestamp;
  settled_at: NullableTimestamp;
}

export interface WorkTables {
  tasks: TasksTable;
  mails: MailsTable;
}
