import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import styles from './field.module.css';

interface Own {
  /** Hears what the control holds after each change. */
  onValue: (value: string) => void;
  /** Where it stands in its place. */
  className?: string | undefined;
}

type Native<Tag extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentPropsWithRef<Tag>,
  'onChange' | 'className'
> &
  Own;

export type TextInputProps = Native<'input'>;
export type TextAreaProps = Native<'textarea'>;
export type SelectProps = Native<'select'>;

const join = (base: string | undefined, own: string | undefined) => (own ? `${base} ${own}` : base);

/** A line of text, a number or a date; in a `Field`, or with a name of its own. */
export function TextInput({ onValue, className, ...input }: TextInputProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => onValue(event.target.value);
  return <input {...input} className={join(styles.control, className)} onChange={change} />;
}

/** Several lines of text. */
export function TextArea({ onValue, className, ...area }: TextAreaProps) {
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => onValue(event.target.value);
  return <textarea {...area} className={join(styles.control, className)} onChange={change} />;
}

/** One of several; the options are its children. */
export function Select({ onValue, className, ...select }: SelectProps) {
  const change = (event: ChangeEvent<HTMLSelectElement>) => onValue(event.target.value);
  return <select {...select} className={join(styles.select, className)} onChange={change} />;
}
