import { LIMITS } from '@firsthand/contracts/light';
import { useId } from 'react';
import { Labelled, TextField } from '../../../components/field.tsx';
import { EntryCard, EntryCheck, EntryFields, type EntryActs } from '../entries/entry-card.tsx';
import { toExperienceTitle, WHEN_EMPTY, type ExperienceValues } from './experience-rules.ts';
import type { ExperienceEntry } from './experience-store.ts';
import { RichText } from './rich-text.tsx';

interface ExperienceCardProps extends EntryActs {
  entry: ExperienceEntry;
  /** From 1. */
  number: number;
  isLast: boolean;
  onChange: (change: Partial<ExperienceValues>) => void;
}

const textMax = LIMITS.experienceTextMaxLength;

/** One job a person had; saves itself. */
export function ExperienceCard({ entry, onChange, ...place }: ExperienceCardProps) {
  const { values, state } = entry;
  const id = useId();
  return (
    <EntryCard
      {...place}
      title={toExperienceTitle(values)}
      noun="experience"
      state={state}
      whenEmpty={WHEN_EMPTY}
    >
      <EntryFields>
        <TextField
          label="Job Title"
          marksRequired
          required
          maxLength={textMax}
          autoComplete="off"
          value={values.job_title}
          onValue={(job_title) => onChange({ job_title })}
        />
        <TextField
          label="Company Name"
          marksRequired
          required
          maxLength={textMax}
          autoComplete="off"
          value={values.company_name}
          onValue={(company_name) => onChange({ company_name })}
        />
        <TextField
          label="Start Date"
          type="date"
          marksRequired
          required
          min="1900-01-01"
          max="2126-12-31"
          value={values.start_date}
          onValue={(start_date) => onChange({ start_date })}
        />
        <TextField
          label="End Date"
          type="date"
          min="1900-01-01"
          max="2126-12-31"
          disabled={values.is_current_job}
          isInvalid={state.kind === 'fault'}
          value={values.end_date}
          onValue={(end_date) => onChange({ end_date })}
        />
      </EntryFields>
      <EntryCheck
        label="This is my current job"
        isChecked={values.is_current_job}
        onChange={(is_current_job) => onChange({ is_current_job })}
      />
      <Labelled label="Description" labelId={`${id}-description`}>
        <RichText
          labelId={`${id}-description`}
          hintId={`${id}-hint`}
          html={values.description}
          revision={entry.textRevision}
          onChange={(description) => onChange({ description })}
        />
        <p id={`${id}-hint`} className="fine-note">
          Content auto-saves as you type.
        </p>
      </Labelled>
    </EntryCard>
  );
}
