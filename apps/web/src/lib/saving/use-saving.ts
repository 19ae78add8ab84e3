import { useEffect } from 'react';
import { useWhenOnline } from '../network.ts';

/**
 * For as long as a page shows what saves itself: what an earlier visit could not store is saved first, what failed without a
 * network when that is back, and what is not saved when the page closes is saved then.
 */
export function useSaving(store: { settle: () => Promise<unknown> }): void {
  useEffect(() => {
    void store.settle();
    return () => void store.settle();
  }, [store]);
  useWhenOnline(() => void store.settle());
}
