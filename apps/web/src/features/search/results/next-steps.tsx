import { toSearchAddress, type SearchState } from '@firsthand/contracts/light';
import type { ReactNode } from 'react';
import { countOf } from '../../../lib/format-date.ts';
import { Link } from '../../../components/link.tsx';
import { focusResults } from '../focus-results.ts';
import type { FewerWords } from './search-outcome.ts';
import styles from './search-messages.module.css';

/** So few that other words may help. */
export const FEW = 5;

interface StepsProps {
  id: string;
  heading: string;
  children: ReactNode;
}

/** Searches that lead further, under what they have in common. */
export function Steps({ id, heading, children }: StepsProps) {
  return (
    <section aria-labelledby={id} className={styles.steps}>
      <h3 id={id}>{heading}</h3>
      <ul className={styles.wider}>{children}</ul>
    </section>
  );
}

/** What finds more with fewer words of the query, each with how much that is; nothing where nothing does. */
export function FewerWordsList({ state, fewer }: { state: SearchState; fewer: readonly FewerWords[] }) {
  if (fewer.length === 0) return null;
  return (
    <Steps id="fewer-heading" heading="More with fewer words">
      {fewer.map(({ q, total }) => (
        <li key={q}>
          <Link to={toSearchAddress({ ...state, q, page: 1 })} onClick={focusResults}>
            {countOf(total, 'job')} for {q}
          </Link>
        </li>
      ))}
    </Steps>
  );
}

/** The way to hear of what this search will find. */
export function KeepSearching({ save }: { save: ReactNode }) {
  return (
    <div className={styles.keep}>
      <p>Save this search and get a mail when new jobs come.</p>
      {save}
    </div>
  );
}

interface FewFoundProps {
  state: SearchState;
  fewer: readonly FewerWords[];
  /** Keeps this search. */
  save: ReactNode;
}

/** Below the few jobs that were found. */
export function FewFound({ state, fewer, save }: FewFoundProps) {
  return (
    <div className={styles.few}>
      <FewerWordsList state={state} fewer={fewer} />
      <KeepSearching save={save} />
    </div>
  );
}
