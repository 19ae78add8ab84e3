import { ApiFailure } from '@firsthand/api-client';
import type { Experience, JobProfile, Skill, StoredEntry } from '@firsthand/contracts';
import { ERROR_TEXTS, type ProfileSection } from '@firsthand/contracts/light';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { logWarning } from '../../lib/log.ts';
import { hasUnsavedWork } from '../../lib/saving/unsaved-work.ts';
import { toProfileFailureText } from './failure-text.ts';
import type { ProfileApi } from './profile-api.ts';
import { openProfileChannel, type ProfileChannel } from './profile-channel.ts';
import {
  fromLoaded,
  isWhole,
  withCreated,
  withExperience,
  withNewer,
  withoutProfile,
  withSection,
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
  section: (id: number, section: ProfileSection, entries: StoredEntry[]) => void;
  /** Reads one profile again. Throws ApiFailure. */
  reread: (id: number) => Promise<void>;
}

interface JobProfilesParts {
  userId: number;
  initial: readonly JobProfile[];
  calls: ProfileApi;
  /** The list was changed in another tab; `isGone` when the selected profile is not there any more. */
  onChangedElsewhere: (isGone: boolean) => void;
}

/** The person's profiles and which one is selected. */
export function useJobProfiles({ userId, initial, calls, onChangedElsewhere }: JobProfilesParts) {
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
      section: (id, section, entries) => act((current) => withSection(current, id, section, entries)),
      async reread(id) {
        const profile = await calls.getJobProfile({ params: { id } });
        setList((current) => withNewer(current, profile));
      },
    };
  }, [calls]);

  const { selectedId } = list;
  const follow = useCallback(async () => {
    let profiles: JobProfile[];
    try {
      profiles = await readSelectedWhole(calls, await calls.listJobProfiles(), selectedId);
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
      const isKept = isGone && selected && hasUnsavedWork();
      return fromLoaded(isKept ? [...profiles, selected] : profiles, current.selectedId);
    });
  }, [calls, selectedId, onChangedElsewhere]);

  useEffect(() => {
    const opened = openProfileChannel(userId, () => void follow());
    channel.current = opened;
    return () => opened.close();
  }, [userId, follow]);

  const select = useCallback((id: number | null) => {
    setList((current) => ({ ...current, selectedId: id }));
  }, []);
  const listed = list.profiles.find((profile) => profile.id === selectedId) ?? null;
  const partialId = listed && !isWhole(listed) ? listed.id : null;
  const completion = useCompletion(partialId, changes);
  return {
    profiles: list.profiles,
    selected: partialId === null ? listed : null,
    completion,
    select,
    changes,
  };
}

/** What is known of a profile that the list gave only in part, and is read by itself before it is shown. */
export interface Completion {
  id: number;
  /** Why it could not be read. */
  failure: string | null;
  retry: () => void;
}

function useCompletion(id: number | null, changes: ProfileChanges): Completion | null {
  const [failed, setFailed] = useState<{ id: number; text: string } | null>(null);
  const isFailed = failed !== null && failed.id === id;
  useEffect(() => {
    if (id === null || isFailed) return;
    changes.reread(id).catch((error: unknown) => {
      setFailed({
        id,
        text: toProfileFailureText(error, `${ERROR_TEXTS.profilesFailed}. Please try again.`),
      });
    });
  }, [id, isFailed, changes]);
  if (id === null) return null;
  return { id, failure: isFailed ? failed.text : null, retry: () => setFailed(null) };
}

/** The list with the selected profile whole, as it is on screen. */
async function readSelectedWhole(
  calls: ProfileApi,
  profiles: JobProfile[],
  selectedId: number | null,
): Promise<JobProfile[]> {
  const selected = profiles.find((profile) => profile.id === selectedId);
  if (!selected || isWhole(selected)) return profiles;
  const whole = await calls.getJobProfile({ params: { id: selected.id } });
  return profiles.map((profile) => (profile.id === whole.id ? whole : profile));
}

/** Makes a profile; gives the words when that failed, else null. */
export async function createProfile(
  calls: ProfileApi,
  changes: ProfileChanges,
  fields: { profile_name: string; desired_job_title: string | null },
): Promise<string | null> {
  try {
    changes.created(await calls.createJobProfile({ body: fields }));
    return null;
  } catch (error) {
    return toProfileFailureText(error, ERROR_TEXTS.profileCreateFailed);
  }
}

/** Deletes a profile; gives the words when that failed, else null. */
export async function deleteProfile(
  calls: ProfileApi,
  changes: ProfileChanges,
  id: number,
): Promise<string | null> {
  try {
    await calls.removeJobProfile({ params: { id } });
  } catch (error) {
    // Deleted elsewhere already: what was wanted is so.
    if (!(error instanceof ApiFailure) || error.status !== 404) {
      return toProfileFailureText(error, ERROR_TEXTS.profileDeleteFailed);
    }
  }
  changes.removed(id);
  return null;
}
