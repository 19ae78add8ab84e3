import { toSearchAddress, type SearchState } from '@firsthand/contracts/light';
import type { UnderstoodView } from '@firsthand/contracts';
import type { ReactNode } from 'react';
import { Link } from '../../../components/link.tsx';
import { focusResults } from '../focus-results.ts';
import { findSoughtWork, isAnythingUnderstood, type SoughtWork } from './understanding.ts';
import styles from './understood-line.module.css';

interface UnderstoodLineProps {
  state: SearchState;
  understood: readonly UnderstoodView[];
}

/** How the words of the query were read, and the way to have them read otherwise; nothing where they were not. */
export function UnderstoodLine({ state, understood }: UnderstoodLineProps) {
  const work = findSoughtWork(understood);
  if (state.literal !== '') {
    return (
      <Line>
        <span>Searching exactly these words</span>
        <Way to={{ ...state, literal: '' }}>Understand them again</Way>
      </Line>
    );
  }
  const isRead = isAnythingUnderstood(understood);
  if (!isRead && state.not_understood === '') return null;
  return (
    <Line>
      {work ? <Work work={work} /> : null}
      {isRead ? (
        <Way to={{ ...state, literal: 'true' }}>
          <span className={styles.rest}>Search </span>exactly these words
        </Way>
      ) : null}
      {state.not_understood === '' ? null : (
        <Way to={{ ...state, not_understood: '' }}>Understand all words</Way>
      )}
    </Line>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <p className={styles.line}>{children}</p>
    </div>
  );
}

function Work({ work: { occupations, wishes } }: { work: SoughtWork }) {
  return (
    <span>
      Looking for: <strong>{occupations.join(', ')}</strong>
      <span className={styles.kinds}>, and what is a kind of it</span>
      {wishes.length === 0 ? null : <>; {wishes.map((wish) => `“${wish}”`).join(' and ')} preferred</>}
    </span>
  );
}

function Way({ to, children }: { to: SearchState; children: ReactNode }) {
  return (
    <Link to={toSearchAddress({ ...to, page: 1 })} className={styles.way} onClick={focusResults}>
      <span>{children}</span>
    </Link>
  );
}
