import { ApiFailure, createApiClient } from '@firsthand/api-client';
import type { Fit } from '@firsthand/contracts';
import { ERROR_TEXTS, FIT_ROUTES, JOB_PROFILE_ROUTES } from '@firsthand/contracts/light';
import { useEffect } from 'react';
import { useObservable } from '../observable.ts';
import { useHydrated } from '../use-hydrated.ts';
import { SESSION_KEYS } from '../session/session-store.ts';
import { browserLocalStorage, getSession, subscribeToSession } from '../session/session.ts';
import { sessionFetch } from '../session/session-fetch.ts';
import { FitStore, NO_FITS, type FitProfile } from './fit-store.ts';

const api = createApiClient(sessionFetch, {
  getFit: FIT_ROUTES.getFit,
  addSkill: JOB_PROFILE_ROUTES.addSkill,
});
const store = new FitStore((ids) => api.getFit({ query: { ids } }));

let isConnected = false;

/** From the first page that shows it on, the store follows the session. */
function connect(): void {
  if (isConnected) return;
  isConnected = true;
  const follow = () => store.follow(getSession().user?.id ?? null);
  follow();
  subscribeToSession(follow);
  store.subscribe(() => keepMark(store.get().profile));
}

/** For the next page, which makes room before its scripts run. */
function keepMark(profile: FitProfile | undefined): void {
  if (profile === undefined) return;
  const { dataset } = document.documentElement;
  if (profile) {
    browserLocalStorage.set(SESSION_KEYS.profiled, 'true');
    dataset['profile'] = 'in';
  } else {
    browserLocalStorage.remove(SESSION_KEYS.profiled);
    delete dataset['profile'];
  }
}

/** Compares again what is on screen. */
export const refreshFits = (): Promise<void> => store.refresh();

/** Adds a skill to a profile and compares again. Throws ApiFailure; a skill that another tab added first is there. */
export async function addSkillToProfile(profileId: number, skill: string): Promise<void> {
  try {
    await api.addSkill({ params: { profileId }, body: { skill_name: skill } });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // A header may be lost on the way, the text not.
    if (error.code !== 'skill-exists' && error.reason !== ERROR_TEXTS.skillExists) throw error;
  }
  await store.refresh();
}

/** Whether this person is known to have a job profile. */
export function hasJobProfile(): boolean {
  return getSession().isSignedIn && browserLocalStorage.get(SESSION_KEYS.profiled) !== null;
}

/** The same for a component; false on the server and while React takes over. */
export function useHasJobProfile(): boolean {
  useEffect(connect, []);
  const { profile } = useObservable(store, () => NO_FITS);
  const isKnown = useHydrated() && hasJobProfile();
  return profile === undefined ? isKnown : profile !== null;
}

interface ShownFit {
  /** Undefined until it is known. */
  profile: FitProfile | undefined;
  /** Undefined until it is known; null when nothing can be said. */
  fit: Fit | null | undefined;
  hasFailed: boolean;
}

/** How a job on screen fits the person's profile; unknown for everybody else and on the server. */
export function useFit(jobId: number): ShownFit {
  useEffect(connect, []);
  useEffect(() => store.show(jobId), [jobId]);
  const { profile, fits, hasFailed } = useObservable(store, () => NO_FITS);
  return { profile, fit: fits.get(jobId), hasFailed };
}
