import {
  toSearchAddress,
  type SearchState,
  listActiveFilters,
  withoutFilters,
  type KnownNames,
} from '@firsthand/contracts/light';
import type { UnderstoodView } from '@firsthand/contracts';
import type { ReactNode } from 'react';
import { Link } from '../../../components/link.tsx';
import { CloseIcon } from '../../../components/icons.tsx';
import { focusResults } from '../focus-results.ts';
import { listReadFilters, withoutReadFilters } from '../understood/understanding.ts';
import styles from './filter-chips.module.css';

interface FilterChipsProps {
  state: SearchState;
  names: KnownNames;
  /** What was read from the words of the query. */
  understood: readonly UnderstoodView[];
}

/** The filters of the search that is shown, chosen or read from its words; each leads to the search without it. */
export function FilterChips({ state, names, understood }: FilterChipsProps) {
  const chosen = listActiveFilters(state, names);
  const read = listReadFilters(state, understood);
  if (chosen.length + read.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {chosen.map(({ key, label, without }) => (
        <Chip key={key} without={without}>
          {label}
        </Chip>
      ))}
      {read.map(({ key, label, text, without }) => (
        <Chip key={`read ${key}`} without={without}>
          {label}{' '}
          <small className={styles.from}>{isSaid(label, text) ? 'from your words' : `from “${text}”`}</small>
        </Chip>
      ))}
      {chosen.length + read.length > 1 ? (
        <li>
          <Link
            to={toSearchAddress(withoutReadFilters(withoutFilters(state), understood))}
            className={styles.all}
            onClick={focusResults}
          >
            Clear all
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

function Chip({ without, children }: { without: SearchState; children: ReactNode }) {
  return (
    <li>
      <Link to={toSearchAddress(without)} className={styles.chip} onClick={focusResults}>
        <span className="sr-only">Remove filter </span>
        <span>{children}</span>
        <CloseIcon size={16} />
      </Link>
    </li>
  );
}

/** Whether the label has the words already: "Columbus, Ohio" from “columbus ohio”. */
function isSaid(label: string, text: string): boolean {
  const [one, other] = [label, text].map((said) => said.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ''));
  return one === other;
}
