import type { JobProfile, ValidateApplicationResponse } from '@firsthand/contracts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { findNextStep, isStopper } from './next-step.ts';
import styles from './turbo-apply-dialog.module.css';

interface ChosenProfileProps {
  profile: JobProfile;
  /** Null until the server has looked at it. */
  check: ValidateApplicationResponse | null;
  isValidating: boolean;
  /** Back to the chooser. */
  onChange: () => void;
}

function toStatus(check: ValidateApplicationResponse): string {
  if (check.problems.some(isStopper)) return 'This job cannot be applied to with Turbo Apply now.';
  if (check.problems.length === 0) return 'Everything is there to start with.';
  return 'You can continue and fill this in there:';
}

export function ChosenProfile({ profile, check, isValidating, onChange }: ChosenProfileProps) {
  const change = useRef<HTMLButtonElement>(null);
  // The chooser that had the keyboard is gone.
  useEffect(() => change.current?.focus(), []);
  return (
    <>
      <div className={styles.chosen}>
        <p>
          <strong>{profile.profile_name}</strong> profile selected.
        </p>
        <button ref={change} type="button" className={styles.change} onClick={onChange}>
          Change
        </button>
      </div>
      <p className={styles.note}>
        This profile will be used for your application. You may be asked additional questions specific to this
        job.
      </p>
      <p role="status" className={styles.status}>
        {isValidating ? 'Checking what this job needs...' : null}
        {check ? toStatus(check) : null}
      </p>
      {check && check.problems.length > 0 ? (
        <ul className={styles.problems}>
          {check.problems.map((problem) => {
            const step = findNextStep(problem);
            return (
              <li key={`${problem.code} ${problem.message}`} data-stops={isStopper(problem) ? '' : undefined}>
                {problem.message} {step ? <Link to={step.to}>{step.text}</Link> : null}
              </li>
            );
          })}
        </ul>
      ) : null}
    </>
  );
}
