import { formatCount } from '@firsthand/contracts/light';
import type { HiddenView } from '@firsthand/contracts';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Menu, MenuButton } from '../../components/menu.tsx';
import { useAppliedJobs } from '../../lib/applied-jobs/applied-jobs.ts';
import { countOf } from '../../lib/format-date.ts';
import { useViewedJobs } from '../../lib/viewed-jobs.ts';
import { toHiddenLines, type HiddenLine } from './hidden-lines.ts';
import { hideStore, useHiding } from './hiding.ts';
import { hideSeen } from './seen/seen-choice.ts';
import styles from './hidden-summary.module.css';

// Few open it: it is loaded when they do.
const ManageHidden = lazy(async () => ({ default: (await import('./manage-hidden.tsx')).ManageHidden }));

interface HiddenSummaryProps {
  hidden: HiddenView | null;
  /** `foot`: below the results, where words can be hidden before anything is. */
  place: 'head' | 'foot';
}

/** "25 hidden": opens what hid them, each with the way back, and the way to all that is hidden. Of roles, as the results beside it. */
export function HiddenSummary({ hidden, place }: HiddenSummaryProps) {
  const { rules } = useHiding();
  const [isManaging, setIsManaging] = useState(false);
  // Once it was there it stays, so that closing it gives the focus back.
  const [wasManaged, setWasManaged] = useState(false);
  const lines = useHiddenLines(place === 'head' ? hidden : null);
  const manage = () => {
    setWasManaged(true);
    setIsManaging(true);
  };
  if (place === 'head' && lines.length === 0 && rules.length === 0 && !wasManaged) return null;
  return (
    <div className={styles.place}>
      {hidden && lines.length > 0 ? (
        <Menu
          alignment="start"
          className={styles.menu}
          renderButton={(ties) => (
            <Button kind="link" className={styles.button} {...ties}>
              {toHiddenCount(hidden)} hidden
            </Button>
          )}
        >
          {(close) => (
            <>
              <HiddenLines lines={lines} onShow={close} />
              <MenuButton
                onClick={() => {
                  close();
                  manage();
                }}
              >
                Manage hidden
              </MenuButton>
            </>
          )}
        </Menu>
      ) : (
        <Button kind="link" className={styles.button} onClick={manage}>
          {place === 'head' ? 'Manage hidden' : 'Hide words'}
        </Button>
      )}
      {wasManaged ? (
        <Suspense>
          <ManageHidden isOpen={isManaging} onClose={() => setIsManaging(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

function useHiddenLines(hidden: HiddenView | null): HiddenLine[] {
  const { rules } = useHiding();
  const seen = { viewed: useViewedJobs(), applied: useAppliedJobs() };
  return hidden ? toHiddenLines(hidden, rules, seen) : [];
}

/** Of roles where any is gone whole, else how many openings of roles that are left. */
function toHiddenCount({ total, total_roles: roles = total }: HiddenView): string {
  return roles === 0 ? countOf(total, 'opening') : formatCount(roles);
}

interface HiddenLinesProps {
  lines: readonly HiddenLine[];
  /** Before something is shown again. */
  onShow?: () => void;
}

function HiddenLines({ lines, onShow }: HiddenLinesProps) {
  return (
    <ul className={styles.lines} aria-label="Hidden from these results">
      {lines.map((line) => (
        <li key={line.text}>
          <span>{line.text}</span>
          <Button
            kind="link"
            onClick={() => {
              onShow?.();
              if (line.seen) hideSeen(line.seen, false);
              else hideStore.show(line.rules);
            }}
          >
            Show again<span className="sr-only"> {line.text}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** That a search is empty because of what is hidden, and each of it with the way back. */
export function AllHidden({ hidden }: { hidden: HiddenView }) {
  const lines = useHiddenLines(hidden);
  return (
    <>
      <p>
        {hidden.total === 1 ? 'The one posting' : `All ${formatCount(hidden.total)} postings`} that this
        search finds {hidden.total === 1 ? 'is' : 'are'} hidden by what you chose to hide.
      </p>
      <HiddenLines lines={lines} />
    </>
  );
}
