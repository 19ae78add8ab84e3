import type { ApplicationStage } from '@firsthand/contracts';
import type { Executor, Tables } from '@firsthand/database';
import type { Updateable } from 'kysely';
import { toAppliedAt, toDay } from './application-day.ts';
import { updateApplicationRow } from './applications.repository.ts';
import type { StoredApplication } from '../../models/stored-application.ts';
import { findSubmission } from './packets.repository.ts';
import { moveTo } from './stages/stage-path.ts';
import { deleteStages, insertStages, loadStages, type StageReached } from './stages/stages.repository.ts';
import { toStatusAfter } from './status-after.ts';

type Changes = Updateable<Tables['job_applications']>;

/** Notes that the person sent it on the employer's page. One that the employer already has stays as it is. */
export async function recordApplied(tx: Executor, application: StoredApplication, now: Date): Promise<void> {
  const { application_status: status, stage } = application;
  if (status === 'submitted' || status === 'completed') return;
  // Sent after all: being saved or withdrawn is over. An interview stays one.
  const isUnsent = stage === 'saved' || stage === 'withdrawn';
  const next = { stage: isUnsent ? ('applied' as const) : stage, on: isUnsent ? toDay(now) : null };
  await updateApplicationRow(tx, application, await moveStage(tx, application, next, now));
}

/**
 * Moves an application to a stage and gives what changes of its row with it: the status, and the moment of applying
 * where only the person knows it.
 */
export async function moveStage(
  tx: Executor,
  application: StoredApplication,
  next: { stage: ApplicationStage; on: string | null },
  now: Date,
): Promise<Changes> {
  const submission = await findSubmission(tx, application.id);
  const status = toStatusAfter(application, next.stage, submission?.state ?? null);
  const known = (await loadStages(tx, [application.id])).get(application.id) ?? [];
  const stages = moveTo(known, next, toDay(now));
  const kept = stages.map(({ stage }) => stage);
  await deleteStages(
    tx,
    application.id,
    known.map(({ stage }) => stage).filter((stage) => !kept.includes(stage)),
  );
  await insertStages(tx, application.id, stages);
  const present = stages.at(-1) ?? { ...next, on: toDay(now) };
  return {
    application_status: status,
    stage: present.stage,
    stage_on: present.on,
    updated_at: now,
    ...(status === 'completed' ? toAppliedChange(application, stages, known, now) : {}),
  };
}

function toAppliedChange(
  { application_status: before }: StoredApplication,
  stages: readonly StageReached[],
  known: readonly StageReached[],
  now: Date,
): Changes {
  const findApplied = (list: readonly StageReached[]) => list.find(({ stage }) => stage === 'applied')?.on;
  const applied = findApplied(stages);
  // Sent just now, by what the person says; or the day of applying was put right.
  if (before !== 'completed')
    return { applied_at: toAppliedAt(applied ?? stages.at(-1)?.on ?? toDay(now), now) };
  return applied === undefined || applied === findApplied(known)
    ? {}
    : { applied_at: toAppliedAt(applied, now) };
}
