import type { SandboxPosting } from '../demo-data/posting.ts';

/** Remembers what a posting's id or path is, which looking for one asks of every posting on a board. */
export function remember<T>(make: (posting: SandboxPosting) => T): (posting: SandboxPosting) => T {
  const known = new WeakMap<SandboxPosting, T>();
  return (posting) => {
    const kept = known.get(posting);
    if (kept !== undefined) return kept;
    const made = make(posting);
    known.set(posting, made);
    return made;
  };
}
