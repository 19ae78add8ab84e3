import type { Application, UpdateApplicationRequest } from '@firsthand/contracts';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { toFailureText } from '../../../lib/api/failure-text.ts';
import type { ApplicationApi } from '../application-api.ts';

export type TrackingChanges = Omit<UpdateApplicationRequest, 'version'>;
type TrackedField = 'stage' | 'stage_on' | 'notes' | 'follow_up_on';

/** What came of a change. `conflict`: another tab or device changed the same field first, and nothing was written. */
export type ChangeOutcome =
  | { kind: 'saved'; application: Application }
  | { kind: 'conflict'; application: Application }
  | { kind: 'gone' }
  | { kind: 'failed'; message: string };

export interface ApplicationTracker {
  /** Writes changes to what the person was looking at, one after the other. Never throws. */
  change: (shown: Application, changes: TrackingChanges) => Promise<ChangeOutcome>;
}

const FIELDS: readonly TrackedField[] = ['stage', 'stage_on', 'notes', 'follow_up_on'];

/** Whether one of the fields to be written was changed elsewhere, to something else than what is to be written. */
function isContested(shown: Application, stored: Application, changes: TrackingChanges): boolean {
  return FIELDS.some(
    (field) => field in changes && stored[field] !== shown[field] && stored[field] !== changes[field],
  );
}

/**
 * Keeps the versions of applications, so that changes made in a row, or in two tabs to different fields, do not get into each
 * other's way. What another tab wrote into the same field is never overwritten unseen.
 */
export function createApplicationTracker(
  calls: Pick<ApplicationApi, 'getApplication' | 'updateApplication'>,
  fallback: string,
): ApplicationTracker {
  /** As the server last gave them. */
  const known = new Map<number, Application>();
  const queues = new Map<number, Promise<ChangeOutcome>>();

  async function write(shown: Application, changes: TrackingChanges): Promise<Application> {
    const version = Math.max(shown.version, known.get(shown.id)?.version ?? 0);
    const { application } = await calls.updateApplication({
      params: { id: shown.id },
      body: { ...changes, version },
    });
    known.set(application.id, application);
    return application;
  }

  async function afterConflict(shown: Application, changes: TrackingChanges): Promise<ChangeOutcome> {
    const { application: stored } = await calls.getApplication({ params: { id: shown.id } });
    known.set(stored.id, stored);
    if (isContested(shown, stored, changes)) return { kind: 'conflict', application: stored };
    return { kind: 'saved', application: await write(stored, changes) };
  }

  async function attempt(shown: Application, changes: TrackingChanges): Promise<ChangeOutcome> {
    const newer = known.get(shown.id);
    // Learned of with an earlier change, while this one was being typed.
    if (newer && newer.version > shown.version && isContested(shown, newer, changes)) {
      return { kind: 'conflict', application: newer };
    }
    try {
      try {
        return { kind: 'saved', application: await write(shown, changes) };
      } catch (error) {
        if (error instanceof ApiFailure && error.status === 409) return await afterConflict(shown, changes);
        throw error;
      }
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 404) return { kind: 'gone' };
      return { kind: 'failed', message: toFailureText(error, fallback) };
    }
  }

  return {
    change(shown, changes) {
      const before = queues.get(shown.id) ?? Promise.resolve();
      const outcome = before.then(() => attempt(shown, changes));
      queues.set(shown.id, outcome);
      return outcome;
    },
  };
}
