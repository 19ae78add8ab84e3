import { useState } from 'react';
import type { KeptDraft } from '../session/kept-drafts.ts';
import { keepDraft } from '../session/session.ts';

interface KeptState<T> {
  value: T;
  /** Something was typed or chosen; what equals the beginning is not kept. */
  change: (value: T) => void;
  /** It was saved or given up: it is not brought back any more. What is shown stays. */
  forget: () => void;
  /** It was saved: begins anew with what is stored now. */
  reset: (beginning: T) => void;
}

const nowhere = { read: () => null, write: () => {}, forget: () => {} };

/**
 * As `useState`, for what a person types into a form that saves at the press of a button: kept through a crash, a closed
 * dialog or a session that ends, until it is forgotten. `name` names the place; without one nothing is kept.
 */
export function useKeptState<T>(name: string | null, begin: T | (() => T)): KeptState<T> {
  const [draft] = useState<KeptDraft<T>>(() => (name === null ? nowhere : keepDraft(name)));
  const [beginning, setBeginning] = useState(begin);
  const [value, setValue] = useState(() => draft.read() ?? beginning);
  return {
    value,
    change(next) {
      setValue(next);
      if (JSON.stringify(next) === JSON.stringify(beginning)) draft.forget();
      else draft.write(next);
    },
    forget: draft.forget,
    reset(next) {
      setBeginning(next);
      setValue(next);
      draft.forget();
    },
  };
}
