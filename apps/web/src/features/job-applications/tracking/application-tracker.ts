import type { Application, UpdateApplicationRequest } from '@firsthand/contracts';
import { findConflicts, type Edit } from '../../../lib/saving/edits.ts';
import { saveMerged, type SaveOutcome } from '../../../lib/saving/save-merged.ts';
import type { ApplicationApi } from '../application-api.ts';

export type TrackingChanges = Omit<UpdateApplicationRequest, 'version'>;
type TrackedField = 'stage' | 'stage_on' | 'notes' | 'follow_up_on';
export type ChangeOutcome = SaveOutcome<Application, TrackedField>;

export interface ApplicationTracker {
  /** Writes changes to what the person was looking at, one after the other. Never throws. */
  change: (shown: Application, changes: TrackingChanges) => Promise<ChangeOutcome>;
}

const FIELDS: readonly TrackedField[] = ['stage', 'stage_on', 'notes', 'follow_up_on'];

/** The fields to be written that were changed elsewhere, to something else than what is to be written. */
function findContested(shown: Application, changes: TrackingChanges, stored: Application): TrackedField[] {
  const edits = FIELDS.flatMap((field) => {
    const value = changes[field];
    return value === undefined
      ? []
      : ([[field, { value, from: shown[field] }]] as [TrackedField, Edit<string | null>][]);
  });
  return findConflicts(new Map(edits), { stored: (field) => stored[field] });
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

  function keep(application: Application): Application {
    known.set(application.id, application);
    return application;
  }

  async function attempt(shown: Application, changes: TrackingChanges): Promise<ChangeOutcome> {
    const params = { id: shown.id };
    const learned = known.get(shown.id);
    const newest = learned && learned.version > shown.version ? learned : shown;
    // Learned of with an earlier change, while this one was being typed.
    const keys = findContested(shown, changes, newest);
    if (keys.length > 0) return { kind: 'conflict', stored: newest, keys };
    return saveMerged(newest, {
      async write({ version }) {
        const answer = await calls.updateApplication({ params, body: { ...changes, version } });
        return keep(answer.application);
      },
      read: async () => keep((await calls.getApplication({ params })).application),
      findConflicts: (stored) => findContested(shown, changes, stored),
      fallback: { failed: fallback, gone: fallback },
    });
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
