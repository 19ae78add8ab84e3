import type { KeyValueStorage } from '../../lib/session/key-value-storage.ts';
import { parseRules, type HiddenRule } from './hidden-rules.ts';

/** Rules in the browser. */
export interface KeptRules {
  read: () => HiddenRule[];
  write: (rules: readonly HiddenRule[]) => void;
}

/** Kept in localStorage under this name, nothing for no rules; where that refuses, they live as long as the page. */
export function keptRulesOf(storage: KeyValueStorage, key: string): KeptRules {
  let inMemory: readonly HiddenRule[] | null = null;
  return {
    read: () => (inMemory ? [...inMemory] : parseRules(storage.get(key))),
    write(rules) {
      inMemory = null;
      if (rules.length === 0) storage.remove(key);
      else if (!storage.set(key, JSON.stringify(rules))) inMemory = rules;
    },
  };
}
