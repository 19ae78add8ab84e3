import type { HiddenView } from '@firsthand/contracts';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Menu, MenuButton } from '../../components/menu.tsx';
import { useAppliedJobs } from '../../lib/applied-jobs/applied-jobs.ts';
import { formatCount } from '../../lib/format-date.ts';
import { useViewedJobs } from '../../lib/viewed-jobs.ts';
import { toHiddenLines } from './hidden-lines.ts';
import { hideStore, useHiding } from './hiding.ts';
import { hideSeen } from './seen/seen-choice.ts';
import styles from './hidden-summary.module.css';

// Few open it: it is loaded when they do.
const ManageHidden = lazy(async () => ({ default: (await import('./manage-hidden.tsx')).ManageHidden }));

/** "312 hidden": opens what hid them, each with the way back, and the way to all that is hidden. */
export function HiddenSummary({ hidden }: { hidden: HiddenView | null }) {
  const { rules } = useHiding();
  const [isManaging, setIsManaging] = useState(false);
  // Once it was there it stays, so that closing it gives the focus back.
  const [wasManaged, setWasManaged] = useState(false);
  const seen = { viewed: useViewedJobs(), applied: useAppliedJobs() };
  const lines = hidden ? toHiddenLines(hidden, rules, seen) : [];
  const manage = () => {
    setWasManaged(true);
    setIsManaging(true);
  };
  return (
    <div className={styles.place}>
      {hidden && lines.length > 0 ? (
        <Menu
          alignment="start"
          className={styles.menu}
          renderButton={(ties) => (
            <Button kind="link" className={styles.button} {...ties}>
              {formatCount(hidden.total)} hidden
            </Button>
          )}
        >
          {(close) => (
            <>
              <ul className={styles.lines} aria-label="Hidden from these results">
                {lines.map((line) => (
                  <li key={line.text}>
                    <span>{line.text}</span>
                    <Button
                      kind="link"
                      onClick={() => {
                        close();
                        if (line.seen) hideSeen(line.seen, false);
                        else hideStore.show(line.rules);
                      }}
                    >
                      Show again<span className="sr-only"> {line.text}</span>
                    </Button>
                  </li>
                ))}
              </ul>
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
          {rules.length > 0 ? 'Manage hidden' : 'Hide words'}
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
