import type { FormFieldKind } from '@firsthand/contracts';

/** What stands in a field: a text, several choices by their words, or nothing. */
export type FieldValue = string | string[] | null;

/** A field as it is told of: to the panel and, without its value, to the server. */
export interface PageField {
  key: string;
  label: string;
  kind: FormFieldKind;
  required: boolean;
  /** Words of the choices; empty where there are none or the list has not been opened. */
  options: string[];
  /** The heading of the part of the form that it stands in. */
  section: string | null;
  /** It asks something, and what stands in it can neither be read nor written here. */
  isUnread: boolean;
}

export type Written = 'filled' | 'no-such-choice' | 'not-taken' | 'too-long' | 'needs-month';

/** How a kind of control is read and written. */
export interface Widget {
  kind: FormFieldKind;
  options: string[];
  read(): FieldValue;
  /** What a person sees there, where that is not what counts: words in a search of which nothing was taken. */
  shows?(): FieldValue;
  write(value: string | string[]): Promise<Written>;
}

/** A field on the page, for as long as its nodes stay. */
export interface FoundField extends PageField {
  /** What is outlined, and what tells whether the nodes are still there. */
  element: HTMLElement;
  /** Its first control. */
  control: HTMLElement;
  widget: Widget;
}

export function isEmpty(value: FieldValue): boolean {
  return value === null || (typeof value === 'string' ? value.trim() === '' : value.length === 0);
}
