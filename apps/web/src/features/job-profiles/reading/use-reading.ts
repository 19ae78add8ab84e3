import { ApiFailure } from '@firsthand/api-client';
import type { JobProfile, ResumeReading } from '@firsthand/contracts';
import { LIMITS } from '@firsthand/contracts/light';
import { useEffect, useState } from 'react';
import { logWarning } from '../../../lib/log.ts';
import { toProfileFailureText } from '../failure-text.ts';
import type { ProfileApi } from '../profile-api.ts';

/** Null when the profile was not made of a file. */
async function findReading(calls: ProfileApi, id: number): Promise<ResumeReading | null> {
  try {
    return await calls.getReading({ params: { id } });
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}

export type Reading = ReturnType<typeof useReading>;

/** What was read from the profile's resume; null when it was not read, or is not known yet. */
export function useReading(profile: JobProfile, calls: ProfileApi) {
  const [value, setValue] = useState<ResumeReading | null>(null);
  const [loads, setLoads] = useState(0);
  const { id, has_reading: hasReading } = profile;

  useEffect(() => {
    let isOver = false;
    async function load() {
      try {
        const found = hasReading ? await findReading(calls, id) : null;
        if (!isOver) setValue(found);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        // The profile can be edited without it.
        logWarning('What was read from the resume could not be loaded:', error);
      }
    }
    void load();
    return () => {
      isOver = true;
    };
  }, [id, hasReading, calls, loads]);

  const unsure = value?.values.filter(({ confidence }) => confidence < LIMITS.unsureBelow).length ?? 0;
  return {
    value,
    counts: value && !value.reviewed_at && unsure > 0 ? { reading: unsure } : {},
    reload: () => setLoads((count) => count + 1),
    /** Gives the words when it failed, else null. */
    async markReviewed(): Promise<string | null> {
      try {
        setValue(await calls.markReviewed({ params: { id }, body: { reviewed: true } }));
        return null;
      } catch (error) {
        return toProfileFailureText(error, 'It could not be noted that you looked at it');
      }
    },
  };
}
