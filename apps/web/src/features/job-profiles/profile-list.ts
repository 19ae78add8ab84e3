import type { Experience, JobProfile, Skill, StoredEntry } from '@firsthand/contracts';
import { LIMITS, type ProfileSection } from '@firsthand/contracts/light';

/** The profiles of the page, oldest first, and which one is looked at. */
export interface ProfileList {
  profiles: readonly JobProfile[];
  selectedId: number | null;
}

/** After loading: the first profile is selected, or the one that was, when it is still there. */
export function fromLoaded(profiles: readonly JobProfile[], selectedId: number | null = null): ProfileList {
  const isThere = profiles.some((profile) => profile.id === selectedId);
  return { profiles, selectedId: isThere ? selectedId : (profiles[0]?.id ?? null) };
}

/** Whether all of it is there; the list leaves descriptions and entries out when there are very many. */
export function isWhole({ experience, sections_cut: isCut }: JobProfile): boolean {
  return !isCut && !experience.some((entry) => entry.description_cut);
}

/** A created profile is selected. */
export function withCreated({ profiles }: ProfileList, created: JobProfile): ProfileList {
  return {
    profiles: [...profiles.filter((profile) => profile.id !== created.id), created],
    selectedId: created.id,
  };
}

/** A newer state of a profile takes the place of the older one; an answer that was overtaken is dropped. */
export function withNewer(list: ProfileList, newer: JobProfile): ProfileList {
  return {
    ...list,
    profiles: list.profiles.map((profile) =>
      profile.id === newer.id && profile.version <= newer.version ? newer : profile,
    ),
  };
}

/** After deleting the selected profile the first remaining one is selected, or none. */
export function withoutProfile({ profiles, selectedId }: ProfileList, id: number): ProfileList {
  const remaining = profiles.filter((profile) => profile.id !== id);
  return { profiles: remaining, selectedId: selectedId === id ? (remaining[0]?.id ?? null) : selectedId };
}

export function withSkills(list: ProfileList, id: number, change: (skills: Skill[]) => Skill[]): ProfileList {
  return withPart(list, id, (profile) => ({ ...profile, skills: change(profile.skills) }));
}

export function withExperience(list: ProfileList, id: number, experience: Experience[]): ProfileList {
  return withPart(list, id, (profile) => ({ ...profile, experience }));
}

/** `entries` are those of the one section. */
export function withSection(
  list: ProfileList,
  id: number,
  section: ProfileSection,
  entries: StoredEntry[],
): ProfileList {
  return withPart(list, id, (profile) => ({
    ...profile,
    sections: { ...profile.sections, [section]: entries },
  }));
}

function withPart(list: ProfileList, id: number, change: (profile: JobProfile) => JobProfile): ProfileList {
  return {
    ...list,
    profiles: list.profiles.map((profile) => (profile.id === id ? change(profile) : profile)),
  };
}

/** One profile for free members, and many for premium ones; whoever has none may always make one. */
export function canCreateProfile(count: number, isPremium: boolean): boolean {
  return count < (isPremium ? LIMITS.premiumProfiles : LIMITS.freeProfiles);
}

/** How a profile reads in the selector: "Backend – Software Engineer", or its name alone. */
export function toOptionText(profile: Pick<JobProfile, 'profile_name' | 'desired_job_title'>): string {
  const { profile_name: name, desired_job_title: title } = profile;
  return title ? `${name} – ${title}` : name;
}
