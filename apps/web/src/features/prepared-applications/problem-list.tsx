import type { ApplyingProblem, FilledField } from '@firsthand/contracts';
import { useId } from 'react';
import { toObstacles } from './draft-labels.ts';
import styles from './dry-run-page.module.css';

interface ProblemListProps {
  problems: readonly ApplyingProblem[];
  fields: readonly FilledField[];
  toFieldId: (key: string) => string;
  /** The review was asked for: what is in the way stands out from then on. */
  isReviewed: boolean;
}

/** What is in the way, each leading to its field. */
export function ProblemList({ problems, fields, toFieldId, isReviewed }: ProblemListProps) {
  const id = useId();
  if (problems.length === 0) return null;
  const keys = new Set(fields.map(({ key }) => key));
  const obstacles = toObstacles(problems, isReviewed);
  const jump = (key: string) => {
    const target = document.getElementById(toFieldId(key));
    // What is filled is folded away; a closed fold's controls take no focus.
    target?.closest('details')?.setAttribute('open', '');
    const control = target?.matches('fieldset') ? target.querySelector('input') : target;
    control?.focus();
  };
  return (
    <section
      className={`callout ${styles.problems}`}
      aria-labelledby={id}
      data-tone={obstacles?.tone ?? 'warn'}
    >
      <h2 id={id}>{obstacles?.words ?? 'Worth a look before you confirm'}</h2>
      <ul>
        {problems.map((problem) => {
          const { key } = problem;
          return (
            <li key={`${problem.code} ${key ?? ''} ${problem.message}`}>
              {key !== null && keys.has(key) ? (
                <a
                  href={`#${toFieldId(key)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    jump(key);
                  }}
                >
                  {problem.message}
                </a>
              ) : (
                problem.message
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
