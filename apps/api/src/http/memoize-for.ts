/** Keeps an asynchronous result for a while; callers meanwhile share one call. A failure is not kept. */
export function memoizeFor<T>(
  milliseconds: number,
  now: () => Date,
  load: () => Promise<T>,
): () => Promise<T> {
  let kept: { value: Promise<T>; until: number } | undefined;
  return () => {
    const at = now().getTime();
    if (kept && at < kept.until) return kept.value;
    const entry = { value: load(), until: at + milliseconds };
    kept = entry;
    entry.value.catch(() => {
      if (kept === entry) kept = undefined;
    });
    return entry.value;
  };
}
