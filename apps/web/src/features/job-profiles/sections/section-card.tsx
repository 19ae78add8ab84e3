import {
  CEFR_LABELS,
  CEFR_LEVELS,
  LIMITS,
  PROFILE_SECTIONS,
  type ProfileSection,
  type SectionField,
} from '@firsthand/contracts/light';
import { useState } from 'react';
import { SelectField, TextAreaField, TextField } from '../../../components/field.tsx';
import { EntryCard, EntryCheck, EntryFields, type EntryActs } from '../entries/entry-card.tsx';
import styles from '../entries/entry-card.module.css';
import type { SaveState, ShownEntry } from '../entries/entry-kind.ts';
import { listFields, toEntryTitle, type SectionValues } from './section-rules.ts';

interface SectionCardProps extends EntryActs {
  section: ProfileSection;
  entry: ShownEntry<SectionValues>;
  /** From 1. */
  number: number;
  isLast: boolean;
  onChange: (change: Partial<SectionValues>) => void;
}

/** What begins, with its end after it. */
const BEGINNINGS = ['start_date', 'issued_date'];

/** One entry of a section, with the fields that the table of sections names; saves itself. */
export function SectionCard({ section, entry, onChange, ...place }: SectionCardProps) {
  const { values, state } = entry;
  /** The field that is being typed in: half a month is no fault yet. */
  const [typedIn, setTypedIn] = useState<string | null>(null);
  const isBusy = state.kind === 'fault' && state.field === typedIn && isWrittenInSteps(section, typedIn);
  const shown: SaveState = isBusy ? { kind: 'waiting' } : state;
  const fields = listFields(section);
  const needed = fields.filter(([, { isRequired }]) => isRequired).map(([, { label }]) => `“${label}”`);
  return (
    <EntryCard
      {...place}
      title={toEntryTitle(section, values)}
      noun={PROFILE_SECTIONS[section].entry}
      state={shown}
      whenEmpty={`Saved by itself once ${needed.join(' and ')} is filled in.`}
    >
      <EntryFields>
        {fields.map(([name, field]) => (
          <SectionInput
            key={name}
            field={field}
            className={BEGINNINGS.includes(name) ? styles.begins : undefined}
            value={values[name] ?? ''}
            isInvalid={shown.kind === 'fault' && shown.field === name}
            onChange={(value) => onChange({ [name]: value })}
            onVisit={(isThere) => setTypedIn(isThere ? name : null)}
          />
        ))}
      </EntryFields>
    </EntryCard>
  );
}

function isWrittenInSteps(section: ProfileSection, name: string): boolean {
  const kind = listFields(section).find(([other]) => other === name)?.[1].kind;
  return kind === 'month' || kind === 'url';
}

interface SectionInputProps {
  field: SectionField;
  className: string | undefined;
  value: string | boolean;
  isInvalid: boolean;
  onChange: (value: string | boolean) => void;
  /** The keyboard came to it or left it. */
  onVisit: (isThere: boolean) => void;
}

function SectionInput({ field, className, value, isInvalid, onChange, onVisit }: SectionInputProps) {
  const { label, kind, isRequired } = field;
  if (kind === 'yes') {
    return (
      <div className={styles.wide}>
        <EntryCheck label={label} isChecked={value === true} onChange={onChange} />
      </div>
    );
  }
  const input = {
    ...{ label, isInvalid, value: String(value), onValue: onChange, autoComplete: 'off' },
    ...{ onFocus: () => onVisit(true), onBlur: () => onVisit(false) },
  };
  switch (kind) {
    case 'text':
      // Without a limit of the browser's, which would cut off what is pasted: what is too long is told, and stays.
      return (
        <TextAreaField
          {...input}
          className={styles.wide}
          rows={4}
          hint={`A line for each point, at most ${LIMITS.sectionTextMaxLength.toLocaleString('en-US')} characters.`}
        />
      );
    case 'level':
      return (
        <SelectField label={label} value={String(value)} onValue={onChange}>
          <option value="">Not stated</option>
          {CEFR_LEVELS.map((level) => (
            <option key={level} value={level}>
              {CEFR_LABELS[level]}
            </option>
          ))}
        </SelectField>
      );
    case 'month':
      return (
        <TextField
          {...input}
          className={className}
          hint="A month such as 2019-09, or a year."
          maxLength={20}
        />
      );
    case 'url':
      return <TextField {...input} inputMode="url" autoCapitalize="none" maxLength={LIMITS.urlMaxLength} />;
    case 'line':
      return (
        <TextField
          {...input}
          marksRequired
          required={isRequired ?? false}
          maxLength={LIMITS.sectionLineMaxLength}
        />
      );
  }
}
