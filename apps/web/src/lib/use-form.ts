import { useState, type FormEvent } from 'react';
import { useAction } from './use-action.ts';

/** What is wrong with what was typed: of the field with that name or id, or, as words alone, of the whole form. */
export type TypedFault = string | { field: string; text: string };

interface Form {
  isBusy: boolean;
  /** What is wrong with the whole form, else why sending it failed. */
  error: string | null;
  /** What is wrong with one field, to be said there. */
  faultOf: (field: string) => string | null;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** What was typed is another now: nothing is said of it until it is sent again. */
  forgetFault: () => void;
  /** The same for why sending it failed. */
  forgetError: () => void;
}

/** A form that does one thing. What `findFault` finds is said before anything is sent, and its field has the focus. */
export function useForm(
  act: () => Promise<void>,
  fallback: string,
  findFault: () => TypedFault | null = () => null,
): Form {
  const { isBusy, error, run, forgetError } = useAction(act, fallback);
  const [fault, setFault] = useState<TypedFault | null>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = findFault();
    setFault(found);
    if (found === null) void run();
    else if (typeof found !== 'string') focusField(event.currentTarget, found.field);
  }

  return {
    isBusy,
    error: typeof fault === 'string' ? fault : fault === null ? error : null,
    faultOf: (field) => (typeof fault === 'object' && fault?.field === field ? fault.text : null),
    submit,
    forgetFault: () => setFault(null),
    forgetError,
  };
}

function focusField(form: HTMLFormElement, field: string) {
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}
