import { useSyncExternalStore } from 'react';

/** A value that may change, and tells who listens. */
export interface Observable<T> {
  get: () => T;
  /** Gives the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** An observable that its owner sets. Each `set` tells all listeners. */
export interface Subject<T> extends Observable<T> {
  set: (value: T) => void;
}

export function createSubject<T>(initial: T): Subject<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      // A listener may leave while it is told.
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value for a component, which follows it; `onServer` where pages without scripts show another. */
export function useObservable<T>({ get, subscribe }: Observable<T>, onServer: () => T = get): T {
  return useSyncExternalStore(subscribe, get, onServer);
}
