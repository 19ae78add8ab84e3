import { LIMITS } from '@firsthand/contracts/light';
import { useId } from 'react';
import { IconButton } from '../../../components/button.tsx';
import { Labelled, TextField } from '../../../components/field.tsx';
import { CloseIcon } from '../../../components/icons.tsx';
import { toExperienceTitle, type ExperienceValues } from './experience-rules.ts';
import type { ExperienceEntry } from './experience-store.ts';
import { RichText } from './rich-text.tsx';
import { SaveStateLine } from './save-state-line.tsx';
import styles from './experience-card.module.css';

interface ExperienceCardProps {
  entry: ExperienceEntry;
  /** From 1. */
  number: number;
  isLast: boolean;
  onChange: (change: Partial<ExperienceValues>) => void;
  onMove: (direction: 'up' | 'down') => void;
  onRemove: () => void;
  onRetry: () => void;
  onKeep: () => void;
}

const textMax = LIMITS.experienceTextMaxLength;

/** One job a person had; saves itself. */
export function ExperienceCard(props: ExperienceCardProps) {
  const { entry, number, onChange } = props;
  const { values } = entry;
  const id = useId();
  const title = toExperienceTitle(values);
  const name = title || `experience ${number}`;
  return (
    <section aria-labelledby={`${id}-heading`} className={styles.card}>
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <h3 id={`${id}-heading`} tabIndex={-1} className={styles.title}>
          {title || <span className={styles.new}>New experience</span>}
        </h3>
        <div className={styles.tools}>
          {number > 1 ? (
            <Tool label={`Move ${name} up`} drawing="m5 12 5-5 5 5" onPress={() => props.onMove('up')} />
          ) : null}
          {props.isLast ? null : (
            <Tool label={`Move ${name} down`} drawing="m5 8 5 5 5-5" onPress={() => props.onMove('down')} />
          )}
          <IconButton isSmall title={`Remove ${name}`} label={`Remove ${name}`} onClick={props.onRemove}>
            <CloseIcon />
          </IconButton>
        </div>
      </div>
      <div className={styles.fields}>
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
          isInvalid={entry.state.kind === 'dates'}
          value={values.end_date}
          onValue={(end_date) => onChange({ end_date })}
        />
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={values.is_current_job}
          onChange={(event) => onChange({ is_current_job: event.target.checked })}
        />
        This is my current job
      </label>
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
      <SaveStateLine
        state={entry.state}
        onRetry={props.onRetry}
        onKeep={props.onKeep}
        onRemove={props.onRemove}
      />
    </section>
  );
}

function Tool({ label, drawing, onPress }: { label: string; drawing: string; onPress: () => void }) {
  return (
    <IconButton isSmall title={label} label={label} onClick={onPress}>
      <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
        <path d={drawing} strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </IconButton>
  );
}
