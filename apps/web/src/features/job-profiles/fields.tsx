import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { TextInput, type TextInputProps } from '../../components/control.tsx';
import { Field, SelectField, TextAreaField } from '../../components/field.tsx';
import type { FormField } from './profile-edits.ts';
import { useProfileEditing } from './profile-editing.ts';
import styles from './editor/fields.module.css';

interface ProfileFieldProps {
  field: FormField;
  label: string;
}

/** What another tab stored while this field was edited here, and the way to take it over. */
function TheirValue({ field, label }: ProfileFieldProps) {
  const { form } = useProfileEditing();
  const theirs = form.conflicts[field];
  if (theirs === undefined) return null;
  return (
    <p className={styles.theirs}>
      Changed in another tab to {theirs === '' ? 'nothing' : <q>{theirs}</q>}.{' '}
      <Button kind="link" onClick={() => form.takeStored(field)}>
        Use that<span className="sr-only"> for {label}</span>
      </Button>
    </p>
  );
}

interface ProfileTextProps
  extends
    ProfileFieldProps,
    Pick<
      TextInputProps,
      'type' | 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'maxLength' | 'required' | 'min' | 'max'
    > {
  /** Stands before what is typed and is not part of it. */
  prefix?: string;
  hint?: string;
}

/** A text field of the profile. */
export function ProfileText({ field, label, prefix, hint, ...input }: ProfileTextProps) {
  const { form } = useProfileEditing();
  const named = { ...input, name: field, value: form.values[field] };
  const change = (value: string) => form.change(field, value);
  return (
    <Field
      label={label}
      marksRequired
      required={input.required}
      hint={hint}
      note={<TheirValue field={field} label={label} />}
    >
      {(ties) =>
        prefix ? (
          <span className={styles.prefixed}>
            <span aria-hidden="true" className={styles.prefix}>
              {prefix}
            </span>
            <TextInput {...named} {...ties} onValue={change} />
          </span>
        ) : (
          <TextInput {...named} {...ties} onValue={change} />
        )
      }
    </Field>
  );
}

interface ProfileTextAreaProps extends ProfileFieldProps {
  rows: number;
  /** Characters. What is longer stays where it was typed, and is told. */
  most: number;
}

/** Several lines of text of the profile. */
export function ProfileTextArea({ field, label, rows, most }: ProfileTextAreaProps) {
  const { form } = useProfileEditing();
  const value = form.values[field];
  const { length } = value.trim();
  const write = (count: number) => count.toLocaleString('en-US');
  return (
    <TextAreaField
      label={label}
      name={field}
      rows={rows}
      value={value}
      onValue={(text) => form.change(field, text)}
      hint={`At most ${write(most)} characters.`}
      fault={length > most ? `These are ${write(length)} characters; ${write(most)} can be saved.` : null}
      note={<TheirValue field={field} label={label} />}
    />
  );
}

interface ProfileChoiceProps extends ProfileFieldProps {
  options: readonly { value: string; text: string }[];
  /** The words of the choice that says nothing; absent when something is always chosen. */
  empty?: string;
  autoComplete?: string;
}

/** A choice of one of the profile. */
export function ProfileChoice({ field, label, options, empty, autoComplete }: ProfileChoiceProps) {
  const { form } = useProfileEditing();
  return (
    <SelectField
      label={label}
      name={field}
      autoComplete={autoComplete}
      value={form.values[field]}
      onValue={(value) => form.change(field, value)}
      note={<TheirValue field={field} label={label} />}
    >
      {empty === undefined ? null : <option value="">{empty}</option>}
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
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
      {note ? <p className={`note ${styles.note}`}>{note}</p> : null}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

/** Takes the whole width of its group. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
