import { STAGE_LABELS } from '@firsthand/contracts/light';
import type { Application } from '@firsthand/contracts';
import { useState } from 'react';
import { formatDay } from '../application-labels.ts';
import type { ApplicationTracker, TrackingChanges } from './application-tracker.ts';

export interface TrackingProps {
  application: Application;
  tracker: ApplicationTracker;
  /** The application as it is now, after a change here or when another tab's turned up. */
  onChanged: (application: Application) => void;
}

/** What another tab made of it, in words. */
function toConflictWords({ stage, stage_on: since, follow_up_on: followUp }: Application): string {
  const day = followUp ? `follow-up on ${formatDay(followUp)}` : 'no follow-up';
  return `Changed in another tab meanwhile: ${STAGE_LABELS[stage]} since ${formatDay(since)}, ${day}. Nothing was overwritten.`;
}

/** Changes of stage and dates, shown at once as they will be, and as they were when they could not be made. */
export function useTracking({ application, tracker, onChanged }: TrackingProps) {
  const [fault, setFault] = useState<string | null>(null);

  /** Whether it was made. `expected` is what the server is likely to make of the rest. */
  async function change(changes: TrackingChanges, expected: Partial<Application> = {}): Promise<boolean> {
    setFault(null);
    onChanged({ ...application, ...expected, ...toShown(changes) });
    const outcome = await tracker.change(application, changes);
    if (outcome.kind === 'saved') {
      onChanged(outcome.stored);
      return true;
    }
    if (outcome.kind === 'conflict') {
      onChanged(outcome.stored);
      setFault(toConflictWords(outcome.stored));
      return false;
    }
    onChanged(application);
    setFault(outcome.kind === 'gone' ? 'This application was removed in another tab.' : outcome.message);
    return false;
  }

  return { fault, change };
}

/** The changes without what is left as it is. */
function toShown(changes: TrackingChanges): Partial<Application> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
