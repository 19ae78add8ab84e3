import type { ApplicationStage } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';

export interface StageReached {
  stage: ApplicationStage;
  /** "YYYY-MM-DD". */
  on: string;
}

/** Stores stages; one that was reached before gets the new day. */
export async function insertStages(
  tx: Executor,
  applicationId: number,
  stages: readonly StageReached[],
): Promise<void> {
  for (const { stage, on } of stages) {
    await tx
      .insertInto('application_stages')
      .values({ application_id: applicationId, stage, reached_on: on })
      .onConflict((conflict) => conflict.columns(['application_id', 'stage']).doUpdateSet({ reached_on: on }))
      .execute();
  }
}

export async function deleteStages(
  tx: Executor,
  applicationId: number,
  stages: readonly ApplicationStage[],
): Promise<void> {
  if (stages.length === 0) return;
  await tx
    .deleteFrom('application_stages')
    .where('application_id', '=', applicationId)
    .where('stage', 'in', stages)
    .execute();
}

/** The stages of applications, in no order. */
export async function loadStages(
  db: Executor,
  applicationIds: readonly number[],
): Promise<Map<number, StageReached[]>> {
  const byApplication = new Map<number, StageReached[]>(applicationIds.map((id) => [id, []]));
  if (applicationIds.length === 0) return byApplication;
  const rows = await db
    .selectFrom('application_stages')
    .select(['application_id', 'stage', 'reached_on as on'])
    .where('application_id', 'in', applicationIds)
    .execute();
  for (const { application_id: id, ...reached } of rows) byApplication.get(id)?.push(reached);
  return byApplication;
}
