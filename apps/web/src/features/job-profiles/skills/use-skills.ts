import { ApiFailure } from '@firsthand/api-client';
import type { JobProfile } from '@firsthand/contracts';
import { ERROR_TEXTS, LIMITS } from '@firsthand/contracts/light';
import { useState } from 'react';
import { countOf } from '../../../lib/format-date.ts';
import { logWarning } from '../../../lib/log.ts';
import type { Notify } from '../../../components/use-notice.ts';
import { toProfileFailureText } from '../failure-text.ts';
import type { ProfileApi } from '../profile-api.ts';
import { hasSkill, splitSkills } from './split-skills.ts';
import type { ProfileChanges } from '../use-job-profiles.ts';

interface SkillsParts {
  profile: JobProfile;
  draft: { skill: string; skills: string };
  calls: ProfileApi;
  changes: ProfileChanges;
  notify: Notify;
}

export type Skills = ReturnType<typeof useSkills>;

const gone = 404;

/** The skills of a profile, and what is typed to become some. */
export function useSkills({ profile, draft, calls, changes, notify }: SkillsParts) {
  const [skill, setSkill] = useState(draft.skill);
  const [skills, setSkills] = useState(draft.skills);
  const [fault, setFault] = useState<string | null>(null);
  const [importFault, setImportFault] = useState<string | null>(null);
  /** What is under way, in words for its button. */
  const [busy, setBusy] = useState<{ kind: 'add' | 'import' | 'clear'; text: string } | null>(null);
  const names = profile.skills.map((existing) => existing.skill_name);
  const isFull = names.length >= LIMITS.skillsPerProfile;

  /** Gives the words when it failed, else null. `replacing` is a skill that has just gone. */
  async function store(name: string, replacing: number | null = null): Promise<string | null> {
    const others = profile.skills.filter(({ id }) => id !== replacing);
    if (
      hasSkill(
        others.map((other) => other.skill_name),
        name,
      )
    )
      return ERROR_TEXTS.skillExists;
    try {
      const added = await calls.addSkill({
        params: { profileId: profile.id },
        body: { skill_name: name.trim() },
      });
      changes.skills(profile.id, (current) => [...current.filter(({ id }) => id !== added.id), added]);
      return null;
    } catch (error) {
      return toProfileFailureText(error, ERROR_TEXTS.skillAddFailed);
    }
  }

  async function add(): Promise<void> {
    if (busy || isFull || skill.trim() === '') return;
    setBusy({ kind: 'add', text: 'Adding...' });
    const failure = await store(skill);
    setFault(failure);
    if (failure === null) setSkill('');
    setBusy(null);
  }

  async function importAll(): Promise<void> {
    if (busy || isFull || skills.trim() === '') return;
    const { fresh, beyondLimit, tooLong } = splitSkills(skills, names);
    if (fresh.length === 0) {
      setImportFault(ERROR_TEXTS.skillsNoneNew);
      return;
    }
    setImportFault(null);
    const failed: string[] = [];
    for (const [index, name] of fresh.entries()) {
      setBusy({ kind: 'import', text: `Importing ${index + 1} of ${fresh.length}...` });
      try {
        const added = await calls.addSkill({ params: { profileId: profile.id }, body: { skill_name: name } });
        changes.skills(profile.id, (current) => [...current, added]);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        logWarning(`The skill ${name} was skipped:`, error);
        failed.push(name);
      }
    }
    setBusy(null);
    // What did not become a skill stays where it was typed.
    setSkills([...failed, ...tooLong, ...beyondLimit].join(', '));
    setImportFault(toLeftWords(failed.length, tooLong.length, beyondLimit.length));
    const added = fresh.length - failed.length;
    if (added > 0) notify(`Successfully added ${countOf(added, 'skill')}`);
  }

  async function remove(id: number): Promise<void> {
    try {
      await calls.removeSkill({ params: { skillId: id } });
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status !== gone) {
        notify(toProfileFailureText(error, ERROR_TEXTS.skillRemoveFailed));
        return;
      }
    }
    changes.skills(profile.id, (current) => current.filter((existing) => existing.id !== id));
  }

  async function clear(): Promise<void> {
    setBusy({ kind: 'clear', text: 'Removing...' });
    for (const { id, skill_name: name } of profile.skills) {
      try {
        await calls.removeSkill({ params: { skillId: id } });
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        logWarning(`The skill ${name} was not removed:`, error);
      }
    }
    // The specification wants the list empty whatever the server says; what it kept is back with the next visit.
    changes.skills(profile.id, () => []);
    setBusy(null);
  }

  return {
    list: profile.skills,
    count: names.length,
    isFull,
    skill,
    skills,
    fault,
    importFault,
    busy,
    add,
    importAll,
    remove,
    clear,
    /** One skill from elsewhere on the page; gives the words when it failed, else null. */
    addFromReading: store,
    setSkill(text: string) {
      setSkill(text);
      setFault(null);
    },
    setSkills(text: string) {
      setSkills(text);
      setImportFault(null);
    },
  };
}

/** What stayed in the box and why; null when nothing did. */
function toLeftWords(failed: number, tooLong: number, beyondLimit: number): string | null {
  const reasons = [
    failed > 0 ? `${countOf(failed, 'skill')} could not be added` : null,
    tooLong > 0 ? `${countOf(tooLong, 'skill')} longer than ${LIMITS.skillMaxLength} characters` : null,
    beyondLimit > 0
      ? `${countOf(beyondLimit, 'skill')} more than the limit of ${LIMITS.skillsPerProfile}`
      : null,
  ].filter((reason) => reason !== null);
  return reasons.length === 0 ? null : `Left in the box: ${reasons.join('; ')}.`;
}
