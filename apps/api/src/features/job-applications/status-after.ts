import { refuse, type ApplicationStage, type ApplicationStatus, type Submission } from '@firsthand/contracts';
import type { StoredApplication } from '../../models/stored-application.ts';

/**
 * The status after the person moved the stage, by decision 21: what our own sending found out stays, and what only the
 * person can know follows what they say. What waits to be sent through an API is not sent once it was moved on. 409 in
 * the seconds in which it is on its way, and for a way back from what the employer has.
 */
export function toStatusAfter(
  { way, application_status: status }: Pick<StoredApplication, 'way' | 'application_status'>,
  stage: ApplicationStage,
  sending: Submission['state'] | null,
): ApplicationStatus {
  if (status === 'submitted') {
    if (stage !== 'saved') return status;
    throw refuse('application-with-employer');
  }
  if (sending === 'sending') throw refuse('application-being-sent');
  if (way === 'api') {
    const unsent = sending === 'waiting' ? 'pending' : 'failed';
    return stage === 'saved' || stage === 'withdrawn' ? unsent : 'completed';
  }
  if (stage === 'saved') return 'pending';
  return stage === 'withdrawn' ? status : 'completed';
}
