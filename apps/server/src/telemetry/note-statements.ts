import type { Telemetry } from '@firsthand/contracts';
import type { OnStatement } from '@firsthand/database';

/** Tells of the store's statements as parts of the work that asks them. */
export function noteStatements(telemetry: Pick<Telemetry, 'note'>): OnStatement {
  return ({ kind, seconds, hasFailed }) => {
    telemetry.note({ name: 'statement', seconds, hasFailed, facts: { statement: kind } });
  };
}
