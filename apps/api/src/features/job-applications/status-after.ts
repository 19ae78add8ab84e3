import { AppError, type ApplicationStage, type ApplicationStatus } from '@firsthand/contracts';
import type { StoredApplication } from './applications.repository.ts';

/** Stages that say nothing about whether the employer got the application. */
const UNSENT: readonly ApplicationStage[] = ['saved', 'withdrawn'];

/**
 * The status after the person moved the stage, by decision 21: what our own sending found out stays, and what only the
 * person can know follows what they say. 409 while we are sending, and for a way back from what the employer has.
 */
export function toStatusAfter(
  { way, application_status: status }: Pick<StoredApplication, 'way' | 'application_status'>,
  stage: ApplicationStage,
): ApplicationStatus {
  if (status === 'submitted') {
    if (stage !== 'saved') return status;
    throw refuse('The employer has this application, so it cannot go back to saved.');
  }
  if (way === 'api') {
    if (status === 'pending') throw stillSending();
    return UNSENT.includes(stage) ? 'failed' : 'completed';
  }
  if (stage === 'saved') return 'pending';
  return stage === 'withdrawn' ? status : 'completed';
}

export function stillSending(): AppError {
  return refuse('This application is still being sent. Look again once it is known what came of it.');
}

function refuse(text: string): AppError {
  return new AppError(text, { code: 'application-fixed', status: 409 });
}
