import { Suspense, lazy, type ComponentType } from 'react';
import { logWarning } from '../../../lib/log.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { LoadingRows } from '../results/loading-jobs.tsx';
import type { BeforeSearchProps } from './before-search.tsx';
import { NewestSection } from './newest-jobs.tsx';
import styles from './newest-slot.module.css';

/** What could not be loaded is left out: the page does its work without. */
const BeforeSearch = lazy(async (): Promise<{ default: ComponentType<BeforeSearchProps> }> => {
  try {
    return await import('./before-search.tsx');
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    logWarning('The newest jobs could not be loaded:', error);
    return { default: () => null };
  }
});

// Nothing failed that could be tried again.
const doNothing = () => undefined;

/** The place of what is loaded after the page; jobs that came with it stand there at once, without scripts too. */
export function NewestSlot(props: BeforeSearchProps) {
  const { first } = props;
  const rows = first ? (
    <NewestSection
      {...props}
      newest={{ found: first, isLoading: false, hasFailed: false, retry: doNothing }}
    />
  ) : (
    <LoadingRows skeleton={props.skeleton} />
  );
  return (
    <div className={styles.slot} data-empty={first ? undefined : ''}>
      {useHydrated() ? (
        <Suspense fallback={rows}>
          <BeforeSearch {...props} />
        </Suspense>
      ) : (
        rows
      )}
    </div>
  );
}
