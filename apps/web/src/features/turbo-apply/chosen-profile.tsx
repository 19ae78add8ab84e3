import type { JobProfile, ValidateApplicationResponse } from '@firsthand/contracts';
import { useEffect, useRef } from 'react';
import { Link } from '../../components/link.tsx';
import { Button } from '../../components/button.tsx';
import { findNextStep, isStopper } from './next-step.ts';
import styles from './turbo-apply-dialog.module.css';

interface ChosenProfileProps {
  profile: JobProfile;
  /** Null until the server has looked at it. */
  check: ValidateApplicationResponse | null;
  isValidating: boolean;
  /** The chooser that had the keyboard is gone. */
  takesFocus: boolean;
  /** Back to the chooser. */
  onChange: () => void;
}

/** Of such a name the specification's next word would be seen twice: docs/decisions/0045 */
function endsInProfile(name: string): boolean {
  return /\bprofile\s*$/i.test(name);
}

function toStatus(check: ValidateApplicationResponse): string {
  if (check.problems.some(isStopper)) return 'This job cannot be applied to with Turbo Apply now.';
  if (check.problems.length === 0) return 'Everything is there to start with.';
  return 'You can continue and fill this in there:';
}

export function ChosenProfile({ profile, check, isValidating, takesFocus, onChange }: ChosenProfileProps) {
  const change = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) change.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <div className={styles.chosen}>
        <p>
          <strong>{profile.profile_name}</strong>
          <span className={endsInProfile(profile.profile_name) ? 'sr-only' : undefined}> profile</span>{' '}
          selected.
        </p>
        <Button ref={change} kind="link" className={styles.change} onClick={onChange}>
          Change
        </Button>
      </div>
      <p className={styles.note}>
        This profile will be used for your application. You may be asked additional questions specific to this
        job.
      </p>
      <p className={styles.note}>
        Next you see every answer. Where only you can send it, on the employer’s own page, the{' '}
        <Link to="/extension">browser extension</Link> fills the form for you there.
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
