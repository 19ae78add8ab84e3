import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import fieldStyles from '../../components/field.module.css';
import type { FormField } from './profile-edits.ts';
import type { ProfileForm } from './use-profile-form.ts';
import styles from './fields.module.css';

interface ProfileFieldProps {
  form: ProfileForm;
  field: FormField;
  label: string;
}

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'required' | 'min' | 'max' | 'autoCapitalize'
>;

/** What another tab stored while this field was edited here, and the way to take it over. */
function TheirValue({ form, field, label }: ProfileFieldProps) {
  const theirs = form.conflicts[field];
  if (theirs === undefined) return null;
  return (
    <p className={styles.theirs}>
      Changed in another tab to {theirs === '' ? 'nothing' : <q>{theirs}</q>}.{' '}
      <button type="button" className={styles.take} onClick={() => form.takeStored(field)}>
        Use that<span className="sr-only"> for {label}</span>
      </button>
    </p>
  );
}

/** A text field of the profile; `prefix` stands before what is typed and is not part of it. */
export function TextField(props: ProfileFieldProps & InputProps & { prefix?: string; hint?: string }) {
  const { form, field, label, prefix, hint, ...input } = props;
  const id = useId();
  const control = (
    <input
      {...input}
      id={id}
      name={field}
      className={fieldStyles.control}
      value={form.values[field]}
      aria-describedby={hint ? `${id}-hint` : undefined}
      onChange={(event) => form.change(field, event.target.value)}
    />
  );
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
        {input.required ? <span aria-hidden="true">*</span> : null}
      </label>
      {prefix ? (
        <span className={styles.prefixed}>
          <span aria-hidden="true" className={styles.prefix}>
            {prefix}
          </span>
          {control}
        </span>
      ) : (
        control
      )}
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <TheirValue form={form} field={field} label={label} />
    </div>
  );
}

interface SelectFieldProps extends ProfileFieldProps {
  options: readonly { value: string; text: string }[];
  /** The words of the choice that says nothing; absent when something is always chosen. */
  empty?: string;
  autoComplete?: string;
}

export function SelectField({ form, field, label, options, empty, autoComplete }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={field}
        className={fieldStyles.select}
        autoComplete={autoComplete}
        value={form.values[field]}
        onChange={(event) => form.change(field, event.target.value)}
      >
        {empty === undefined ? null : <option value="">{empty}</option>}
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <TheirValue form={form} field={field} label={label} />
    </div>
  );
}

/** Fields that belong together, under one legend. */
export function FieldGroup({
  legend,
  note,
  children,
}: {
  legend: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {note ? <p className={styles.note}>{note}</p> : null}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

/** Takes the whole width of its group. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
