import type { Experience, JobProfile, Skill } from '@firsthand/contracts';
import { ERROR_TEXTS } from '@firsthand/contracts/light';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiFailure } from '../../lib/api-client.ts';
import { logWarning } from '../../lib/log.ts';
import { toFailureText } from './failure-text.ts';
import type { ProfileCalls } from './profile-calls.ts';
import { openProfileChannel, type ProfileChannel } from './profile-channel.ts';
import {
  fromLoaded,
  withCreated,
  withExperience,
  withNewer,
  withoutProfile,
  withSkills,
  type ProfileList,
} from './profile-list.ts';

/** How the parts of the page tell what the server now holds; each tells the other tabs as well. */
export interface ProfileChanges {
  created: (profile: JobProfile) => void;
  saved: (profile: JobProfile) => void;
  removed: (id: number) => void;
  skills: (id: number, change: (skills: Skill[]) => Skill[]) => void;
  experience: (id: number, experience: Experience[]) => void;
  /** Reads one profile again. Throws ApiFailure. */
  reread: (id: number) => Promise<void>;
}

interface JobProfilesParts {
  userId: number;
  initial: readonly JobProfile[];
  calls: ProfileCalls;
  /** The list was changed in another tab; `isGone` when the selected profile is not there any more. */
  onChangedElsewhere: (isGone: boolean) => void;
  hasUnsaved: () => boolean;
}

/** The person's profiles and which one is selected. */
export function useJobProfiles({ userId, initial, calls, onChangedElsewhere, hasUnsaved }: JobProfilesParts) {
  const [list, setList] = useState<ProfileList>(() => fromLoaded(initial));
  const channel = useRef<ProfileChannel | null>(null);
  const tell = () => channel.current?.tell();

  const changes = useMemo<ProfileChanges>(() => {
    const act = (change: (list: ProfileList) => ProfileList) => {
      setList(change);
      tell();
    };
    return {
      created: (profile) => act((current) => withCreated(current, profile)),
      saved: (profile) => act((current) => withNewer(current, profile)),
      removed: (id) => act((current) => withoutProfile(current, id)),
      skills: (id, change) => act((current) => withSkills(current, id, change)),
      experience: (id, experience) => act((current) => withExperience(current, id, experience)),
      async reread(id) {
        const profile = await calls.get(id);
        setList((current) => withNewer(current, profile));
      },
    };
  }, [calls]);

  const { selectedId } = list;
  const follow = useCallback(async () => {
    let profiles: JobProfile[];
    try {
      profiles = await calls.list();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      // What is shown is a moment old; a save will tell.
      logWarning('The changes of another tab could not be read:', error);
      return;
    }
    const isGone = selectedId !== null && !profiles.some((profile) => profile.id === selectedId);
    onChangedElsewhere(isGone);
    setList((current) => {
      const selected = current.profiles.find((profile) => profile.id === current.selectedId);
      // What was typed into a profile that is gone stays in sight.
      const isKept = isGone && selected && hasUnsaved();
      return fromLoaded(isKept ? [...profiles, selected] : profiles, current.selectedId);
    });
  }, [calls, selectedId, onChangedElsewhere, hasUnsaved]);

  useEffect(() => {
    const opened = openProfileChannel(userId, () => void follow());
    channel.current = opened;
    return () => opened.close();
  }, [userId, follow]);

  const select = useCallback((id: number | null) => {
    setList((current) => ({ ...current, selectedId: id }));
  }, []);
  const selected = list.profiles.find((profile) => profile.id === selectedId) ?? null;
  return { profiles: list.profiles, selected, select, changes };
}

/** Makes a profile; gives the words when that failed, else null. */
export async function createProfile(
  calls: ProfileCalls,
  changes: ProfileChanges,
  fields: { profile_name: string; desired_job_title: string | null },
): Promise<string | null> {
  try {
    changes.created(await calls.create(fields));
    return null;
  } catch (error) {
    return toFailureText(error, ERROR_TEXTS.profileCreateFailed);
  }
}

/** Deletes a profile; gives the words when that failed, else null. */
export async function deleteProfile(
  calls: ProfileCalls,
  changes: ProfileChanges,
  id: number,
): Promise<string | null> {
  try {
    await calls.remove(id);
  } catch (error) {
    // Deleted elsewhere already: what was wanted is so.
    if (!(error instanceof ApiFailure) || error.status !== 404) {
      return toFailureText(error, ERROR_TEXTS.profileDeleteFailed);
    }
  }
  changes.removed(id);
  return null;
}
