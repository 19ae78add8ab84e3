import { toFileSize } from '@firsthand/contracts/light';
import type { ApplicationFile } from '@firsthand/contracts';
import { Select } from '../../../components/control.tsx';
import { NO, YES } from './answer-labels.ts';
import type { ControlProps } from './field-props.ts';
import styles from './form-field.module.css';

const first = (value: ControlProps['value']) => [value ?? []].flat()[0] ?? '';

const FILE_LABELS: Record<ApplicationFile['kind'], string> = {
  resume: 'Resume',
  'cover-letter': 'Cover letter',
};

interface OptionsProps extends ControlProps {
  options: readonly { value: string; label: string }[];
}

/** One of several, or nothing. An answer the form does not know stays in sight. */
function Options({ id, field, value, options, describedBy, isInvalid, onChange }: OptionsProps) {
  const chosen = first(value);
  const isKnown = chosen === '' || options.some((option) => option.value === chosen);
  return (
    <Select
      id={id}
      value={chosen}
      aria-describedby={describedBy}
      aria-required={field.required}
      aria-invalid={isInvalid}
      onValue={(chosen) => onChange(chosen === '' ? null : chosen)}
    >
      <option value="">No answer</option>
      {isKnown ? null : <option value={chosen}>{chosen}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

export function ChoiceControl(props: ControlProps) {
  return <Options {...props} options={props.field.options} />;
}

export function FileControl({ files, ...props }: ControlProps & { files: readonly ApplicationFile[] }) {
  const options = files.map(({ kind, filename, size }) => ({
    value: kind,
    label: `${FILE_LABELS[kind]}: ${filename} (${toFileSize(size)})`,
  }));
  return <Options {...props} options={options} />;
}

export function YesNoControl({ id, field, value, onChange }: ControlProps) {
  const own = field.options.length > 0 ? field.options : undefined;
  const options = [
    ...(own ?? [
      { value: YES, label: 'Yes' },
      { value: NO, label: 'No' },
    ]),
    { value: '', label: 'No answer' },
  ];
  return (
    <div className={styles.choices}>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={id}
            checked={first(value) === option.value}
            onChange={() => onChange(option.value === '' ? null : option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

export function GroupedChoices({ field, value, onChange }: ControlProps) {
  const chosen = [value ?? []].flat();
  const unknown = chosen.filter((entry) => !field.options.some((option) => option.value === entry));
  const options = [...field.options, ...unknown.map((entry) => ({ value: entry, label: entry }))];
  const toggle = (entry: string, isWanted: boolean) => {
    const others = chosen.filter((other) => other !== entry);
    const next = isWanted ? [...others, entry] : others;
    onChange(next.length > 0 ? next : null);
  };
  return (
    <div className={styles.many}>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

export function ConsentControl({ id, field, value, describedBy, isInvalid, onChange }: ControlProps) {
  const agreed = field.options[0]?.value ?? YES;
  return (
    <label className={styles.consent}>
      <input
        id={id}
        type="checkbox"
        checked={value !== null && first(value) !== NO}
        aria-describedby={describedBy}
        aria-required={field.required}
        aria-invalid={isInvalid}
        onChange={(event) => onChange(event.target.checked ? agreed : null)}
      />
      <span>
        {field.label}
        {field.required ? <span className={styles.required}> (required)</span> : null}
      </span>
    </label>
  );
}
