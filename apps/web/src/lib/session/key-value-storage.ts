/** Text by name, without exceptions: browsers refuse storage in private windows, when it is full, or by policy. */
export interface KeyValueStorage {
  get: (key: string) => string | null;
  /** False when it was not kept. */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
}

type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Wraps `localStorage` or `sessionStorage`; where reaching for it already throws, nothing is kept. */
export function toKeyValueStorage(open: () => WebStorage): KeyValueStorage {
  const attempt = <T>(act: (storage: WebStorage) => T, refused: T): T => {
    try {
      return act(open());
    } catch (error) {
      // SecurityError and QuotaExceededError: whoever stores keeps a copy in memory. Anything else is a defect.
      if (error instanceof DOMException) return refused;
      throw error;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

/** While the pages are rendered on the server there is no visitor, so nothing is remembered. */
export const NO_STORAGE: KeyValueStorage = { get: () => null, set: () => false, remove: () => {} };
