import { isWithin } from '../people/within.ts';

/** Keeps an asynchronous result for a while; callers meanwhile share one call. A failure is not kept. */
export function memoizeFor<T>(
  milliseconds: number,
  now: () => Date,
  load: () => Promise<T>,
): () => Promise<T> {
  let kept: { value: Promise<T>; since: number } | undefined;
  return () => {
    const at = now().getTime();
    if (kept && isWithin(milliseconds, kept.since, at)) return kept.value;
    const entry = { value: load(), since: at };
    kept = entry;
    entry.value.catch(() => {
      if (kept === entry) kept = undefined;
    });
    return entry.value;
  };
}

interface Kept<Key, T> {
  milliseconds: number;
  now: () => Date;
  /** Of so many keys at most; the one that was not asked for the longest leaves first. */
  most: number;
  load: (key: Key) => Promise<T>;
}

/** The same for each key. */
export function memoizeEach<Key, T>({
  milliseconds,
  now,
  most,
  load,
}: Kept<Key, T>): (key: Key) => Promise<T> {
  const kept = new Map<Key, () => Promise<T>>();
  return (key) => {
    const read = kept.get(key) ?? memoizeFor(milliseconds, now, () => load(key));
    kept.delete(key);
    kept.set(key, read);
    for (const oldest of [...kept.keys()].slice(0, -most)) kept.delete(oldest);
    return read();
  };
}
