import type { AuditEventView } from '@firsthand/contracts';
import type { AuditAction } from '@firsthand/contracts/light';
import type { AuditChoice } from '../operations-address.ts';

/** What the choice within the audit trail says. */
export const AUDIT_LABELS: Record<AuditChoice, string> = {
  all: 'All',
  boards: 'Boards',
  people: 'People',
  reads: 'Reads',
  service: 'Service',
};

/** What follows who did it. */
const SENTENCES: Record<AuditAction, string> = {
  'board-paused': 'paused {detail}',
  'board-resumed': 'resumed {detail}',
  'board-read-now': 'had {detail} read at once',
  'board-added': 'added {detail}',
  'closing-agreed': 'agreed to close postings of {detail}',
  'crawl-ordered': 'ran a crawl of {detail}',
  'boards-discovered': 'looked for boards in {detail}',
  'board-kept-out': 'kept {detail} out at its employer’s wish',
  'board-let-in': 'let {detail} in again',
  'role-granted': 'gave the role {detail} to {subject}',
  'role-revoked': 'took the role {detail} from {subject}',
  'person-signed-out': 'signed {subject} out everywhere',
  'passkeys-removed': 'removed the passkeys of {subject}',
  'person-exported': 'exported the data of {subject}',
  'person-deleted': 'deleted an account with everything in it',
  'people-listed': 'listed all accounts',
  'personal-data-read': 'read the {detail}',
  'billing-synced': 'had every subscription read again from the payment provider',
  'alerts-sent': 'had the alerts sent that were due',
  'store-backed-up': 'backed up the store',
  'store-restored': 'restored the store from a backup',
};

export interface AuditPart {
  text: string;
  /** What comes from outside this sentence, and may be written in any direction. */
  isNamed: boolean;
}

/** "gave the role premium to ada@example.com", in its parts. */
export function toAuditParts({
  action,
  detail,
  subject,
}: Pick<AuditEventView, 'action' | 'detail' | 'subject'>): AuditPart[] {
  const named: Record<string, string> = {
    '{detail}': detail ?? 'something',
    '{subject}': subject?.email ?? 'somebody whose account is deleted',
  };
  return SENTENCES[action]
    .split(/(\{\w+\})/)
    .filter((text) => text !== '')
    .map((text) => ({ text: named[text] ?? text, isNamed: text in named }));
}
