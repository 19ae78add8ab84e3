import { ApiFailure } from '@firsthand/api-client';
import type { JobProfile } from '@firsthand/contracts';
import { ERROR_TEXTS } from '@firsthand/contracts/light';
import { useState } from 'react';
import {
  findConflicts,
  withEdit,
  withoutEdit,
  withoutSent,
  withoutSettled,
} from '../../../lib/saving/edits.ts';
import { toProfileFailureText } from '../failure-text.ts';
import type { ProfileApi } from '../profile-api.ts';
import {
  toSaveRequest,
  toShownValues,
  toStoredValues,
  type FormField,
  type FormValues,
  type ProfileEdits,
} from '../profile-edits.ts';
import type { ProfileChanges } from '../use-job-profiles.ts';

/** The fields of Contact Information and Job Information, with what is not saved yet. */
export interface ProfileForm {
  values: FormValues;
  edits: ProfileEdits;
  /** What another tab stored in fields that are edited here. */
  conflicts: Partial<Record<FormField, string>>;
  isSaving: boolean;
  /** Why the last save failed. */
  error: string | null;
  change: (field: FormField, value: string) => void;
  /** Gives up one edit for what is stored. */
  takeStored: (field: FormField) => void;
  /** False when it failed; what was typed stays. */
  save: () => Promise<boolean>;
}

interface ProfileFormParts {
  profile: JobProfile;
  draft: ProfileEdits;
  calls: ProfileApi;
  changes: ProfileChanges;
}

const conflict = 409;

const toRules = (stored: FormValues) => ({ stored: (field: FormField) => stored[field] });

export function useProfileForm({ profile, draft, calls, changes }: ProfileFormParts): ProfileForm {
  const [entered, setEntered] = useState(draft);
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const stored = toStoredValues(profile);
  const rules = toRules(stored);
  const edits = withoutSettled(entered, rules);
  const values = toShownValues(stored, edits);

  async function save(): Promise<boolean> {
    if (isSaving) return false;
    if (values.profile_name.trim() === '') {
      setError(ERROR_TEXTS.profileNameRequired);
      return false;
    }
    setIsSaving(true);
    setError(null);
    try {
      const saved = await calls.saveJobProfile({
        params: { id: profile.id },
        body: toSaveRequest(values, profile.version),
      });
      setEntered((current) => withoutSent(current, entered, toRules(toStoredValues(saved))));
      changes.saved(saved);
      return true;
    } catch (failure) {
      setError(toProfileFailureText(failure, ERROR_TEXTS.profileSaveFailed));
      if (failure instanceof ApiFailure && failure.status === conflict) await rereadForConflict();
      return false;
    } finally {
      setIsSaving(false);
    }
  }

  /** Shows what the other tab stored beside what was typed here. */
  async function rereadForConflict(): Promise<void> {
    try {
      await changes.reread(profile.id);
    } catch (failure) {
      setError(toProfileFailureText(failure, ERROR_TEXTS.profileFailed));
    }
  }

  return {
    values,
    edits,
    conflicts: Object.fromEntries(findConflicts(edits, rules).map((field) => [field, stored[field]])),
    isSaving,
    error,
    change(field, value) {
      setError(null);
      setEntered((current) => withEdit(withoutSettled(current, rules), field, { value }, rules));
    },
    takeStored(field) {
      setEntered((current) => withoutEdit(current, field));
    },
    save,
  };
}
