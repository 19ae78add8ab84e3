import type { ApplicationStage, ApplicationStatus } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { updateApplicationRow } from './applications.repository.ts';
import { insertStages } from './stages/stages.repository.ts';

/**
 * What came of sending: the status, and the stage that goes with it, "applied" once the employer has it. To be called
 * in a transaction. A stage that the person has moved on meanwhile stays; an application that is gone is no error.
 */
export async function setStatus(
  tx: Executor,
  id: number,
  { status, stage, now }: { status: ApplicationStatus; stage?: ApplicationStage; now: Date },
): Promise<void> {
  const row = await tx
    .selectFrom('job_applications')
    .select(['id', 'version', 'stage'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return;
  const changes = { application_status: status, updated_at: now };
  if (stage === undefined || row.stage !== 'saved') {
    // Nothing that the person may be changing in another tab: the version stays.
    await tx.updateTable('job_applications').set(changes).where('id', '=', id).execute();
    return;
  }
  const on = now.toISOString().slice(0, 10);
  await insertStages(tx, id, [{ stage, on }]);
  const applied = stage === 'applied' ? { applied_at: now } : {};
  await updateApplicationRow(tx, row, { ...changes, ...applied, stage, stage_on: on });
}
