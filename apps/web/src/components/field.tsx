import { useId, type ReactNode } from 'react';
import {
  Select,
  TextArea,
  TextInput,
  type SelectProps,
  type TextAreaProps,
  type TextInputProps,
} from './control.tsx';
import styles from './field.module.css';

/** What ties a control to its label and to the texts about it. */
export interface ControlTies {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldTexts {
  label: ReactNode;
  isLabelHidden?: boolean | undefined;
  /** A star at the label of a required field; for forms in which other fields may stay empty. */
  marksRequired?: boolean | undefined;
  /** What helps to fill it in; read out with the control. */
  hint?: ReactNode;
  /**
   * What is wrong, said when it appears and read out with the control. Null: nothing is, but the place is there, so that
   * screen readers hear it fill. Absent: another place of the form says it; see `isInvalid`.
   */
  fault?: string | null | undefined;
  isInvalid?: boolean | undefined;
  /** Ids of texts elsewhere that are about this field. */
  describedBy?: string | undefined;
  /** Below everything. */
  note?: ReactNode;
  /** Where it stands in its form. */
  className?: string | undefined;
  /** Of the control. Default: one of its own. */
  id?: string | undefined;
}

interface FieldProps extends FieldTexts {
  required?: boolean | undefined;
  /** The control, with what stands beside it. */
  children: (ties: ControlTies) => ReactNode;
}

/** A control with its label, its hint and what is wrong with it. */
export function Field(props: FieldProps) {
  const { label, hint, fault, note, className, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const about = [hint ? `${id}-hint` : null, fault ? `${id}-fault` : null, props.describedBy].filter(Boolean);
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <label className={props.isLabelHidden ? 'sr-only' : styles.label} htmlFor={id}>
        {label}
        {props.marksRequired && props.required ? <span aria-hidden="true">*</span> : null}
      </label>
      {children({
        id,
        'aria-invalid': fault || props.isInvalid ? true : undefined,
        'aria-describedby': about.length > 0 ? about.join(' ') : undefined,
      })}
      {fault === undefined ? null : (
        <p id={`${id}-fault`} role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {note}
    </div>
  );
}

interface LabelledProps {
  label: ReactNode;
  /** For what names itself by its label, such as an editor of rich text. */
  labelId?: string;
  children: ReactNode;
}

/** Looks like a field where there is no control of the browser's: a text that is only read, or an editor of ours. */
export function Labelled({ label, labelId, children }: LabelledProps) {
  return (
    <div className={styles.field}>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      {children}
    </div>
  );
}

type WithTexts<Control> = Omit<Control, keyof ControlTies | 'className'> &
  FieldTexts & {
    /** Of the control itself, where it is larger or narrower than elsewhere. */
    controlClassName?: string | undefined;
  };

/** Parts what is said about a control from the control's own attributes. */
function part<Props extends WithTexts<object>>(props: Props) {
  const {
    label,
    isLabelHidden,
    marksRequired,
    hint,
    fault,
    isInvalid,
    describedBy,
    note,
    className,
    id,
    controlClassName,
    ...control
  } = props;
  return {
    texts: { label, isLabelHidden, marksRequired, hint, fault, isInvalid, describedBy, note, className, id },
    control: { ...control, className: controlClassName },
  };
}

/** A line of text with its label; `type` makes it a date, a number or an address. */
export function TextField(props: WithTexts<TextInputProps>) {
  const { texts, control } = part(props);
  return (
    <Field {...texts} required={control.required}>
      {(ties) => <TextInput {...control} {...ties} />}
    </Field>
  );
}

/** Several lines of text with their label. */
export function TextAreaField(props: WithTexts<TextAreaProps>) {
  const { texts, control } = part(props);
  return (
    <Field {...texts} required={control.required}>
      {(ties) => <TextArea {...control} {...ties} />}
    </Field>
  );
}

/** A choice of one with its label; the options are its children. */
export function SelectField(props: WithTexts<SelectProps>) {
  const { texts, control } = part(props);
  return (
    <Field {...texts} required={control.required}>
      {(ties) => <Select {...control} {...ties} />}
    </Field>
  );
}
