import type { ApplyingProblem, FilledField } from '@firsthand/contracts';
import { useId } from 'react';
import { countOf } from '../../lib/format-date.ts';
import { countBlocking } from './draft-words.ts';
import styles from './dry-run-page.module.css';

interface ProblemListProps {
  problems: readonly ApplyingProblem[];
  fields: readonly FilledField[];
  toFieldId: (key: string) => string;
}

function toHeading(problems: readonly ApplyingProblem[]): string {
  const blocking = countBlocking(problems);
  return blocking > 0
    ? `${countOf(blocking, 'thing')} to put right first`
    : 'Worth a look before you confirm';
}

/** What is in the way, each leading to its field. */
export function ProblemList({ problems, fields, toFieldId }: ProblemListProps) {
  const id = useId();
  if (problems.length === 0) return null;
  const keys = new Set(fields.map(({ key }) => key));
  const jump = (key: string) => {
    const target = document.getElementById(toFieldId(key));
    const control = target?.matches('fieldset') ? target.querySelector('input') : target;
    control?.focus();
  };
  return (
    <section className={styles.problems} aria-labelledby={id} data-blocks={countBlocking(problems) > 0}>
      <h2 id={id}>{toHeading(problems)}</h2>
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
