import type { Settings, SettingsResponse } from '@firsthand/contracts';
import { LIMITS } from '@firsthand/contracts/light';
import { useEffect, useRef, useState } from 'react';
import { toFailureText } from '../../lib/api/failure-text.ts';
import { keepDraft } from '../../lib/session/session.ts';
import { mergeSaved, toFields, toUnsaved, type SettingsFields } from './settings-fields.ts';

interface ProfileForm {
  fields: SettingsFields;
  change: (changes: Partial<SettingsFields>) => void;
  /** As the server holds them. */
  stored: Settings;
  work: 'none' | 'saving' | 'saved';
  /** What was typed is kept in this tab, and not saved. */
  isUnsaved: boolean;
  error: string | null;
  /** True when it was kept. */
  save: () => Promise<boolean>;
  /** Back to what the server holds. */
  cancel: () => void;
  /** Takes what the server answered to another call; what was typed stays. */
  take: (answer: SettingsResponse) => void;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The form's fields, its second of work, and what came of it. */
export function useProfileForm(
  initial: Settings,
  put: (fields: SettingsFields) => Promise<SettingsResponse>,
): ProfileForm {
  const [stored, setStored] = useState(initial);
  const [kept] = useState(() => keepDraft<Partial<SettingsFields>>('settings'));
  const [fields, setFields] = useState(() => ({ ...toFields(initial), ...kept.read() }));
  const [work, setWork] = useState<ProfileForm['work']>('none');
  const [error, setError] = useState<string | null>(null);
  const isSaving = useRef(false);

  const unsaved = toUnsaved(fields, toFields(stored));
  useEffect(() => {
    if (Object.keys(unsaved).length > 0) kept.write(unsaved);
    else kept.forget();
  });

  useEffect(() => {
    if (work !== 'saved') return;
    const timer = setTimeout(() => setWork('none'), LIMITS.settingsMessageMs);
    return () => clearTimeout(timer);
  }, [work]);

  async function save(): Promise<boolean> {
    if (isSaving.current) return false;
    isSaving.current = true;
    const sent = fields;
    setWork('saving');
    setError(null);
    try {
      const [answer] = await Promise.all([put(sent), pause(LIMITS.settingsSaveMs)]);
      setStored(answer.settings);
      setFields((current) => mergeSaved(current, sent, toFields(answer.settings)));
      setWork('saved');
      return true;
    } catch (failure) {
      setError(toFailureText(failure, 'Your profile could not be saved. Please try again.'));
      setWork('none');
      return false;
    } finally {
      isSaving.current = false;
    }
  }

  return {
    fields,
    change: (changes) => setFields((current) => ({ ...current, ...changes })),
    stored,
    work,
    isUnsaved: Object.keys(unsaved).length > 0,
    error,
    save,
    cancel() {
      setFields(toFields(stored));
      setError(null);
      setWork('none');
    },
    take: ({ settings }) => setStored(settings),
  };
}
