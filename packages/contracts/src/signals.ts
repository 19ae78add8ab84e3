import { setMaxListeners } from 'node:events';

/**
 * As the work, or the signal's reason as soon as that is aborted, whatever the work is at; its fate changes nothing then. Leaves
 * nothing at the signal: Node.js keeps a composed one, with all that its listeners hold, for as long as it has any.
 */
export async function untilAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  takeMany(signal);
  let stop: () => void = () => undefined;
  const interruption = new Promise<never>((_, reject) => {
    stop = () => {
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work(), interruption]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/**
 * A signal that aborts with the first of these, until `clear`. For those that outlive what they are joined for: of every
 * `AbortSignal.any` Node.js 20 leaves an entry at each source for as long as that lives.
 */
export function joinSignals(sources: readonly AbortSignal[]): { signal: AbortSignal; clear: () => void } {
  const joined = new AbortController();
  const leave = sources.map((source) => {
    takeMany(source);
    const abort = () => {
      joined.abort(source.reason);
    };
    if (source.aborted) abort();
    else source.addEventListener('abort', abort, { once: true });
    return () => {
      source.removeEventListener('abort', abort);
    };
  });
  return {
    signal: joined.signal,
    clear: () => {
      for (const each of leave) each();
    },
  };
}

/** Each listener is taken off again, and many may work for one signal: that is no leak to be warned of. */
function takeMany(signal: AbortSignal): void {
  setMaxListeners(0, signal);
}
