import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import buttonStyles from '../../components/button.module.css';
import { FormFault } from '../../components/form-fault.tsx';
import { refreshAppliedJobs } from '../../lib/applied-jobs/applied-jobs.ts';
import { call } from '../../lib/api-client.ts';
import { toJsonRequest } from '../../lib/json-request.ts';
import { sessionFetch } from '../../lib/session/session-fetch.ts';
import { useAction } from '../../lib/use-action.ts';
import type { AppliedPromptProps } from './applied-prompt-props.ts';
import styles from './applied-prompt.module.css';

/** Records an application made on the employer's page. Throws ApiFailure. */
async function recordApplied({ id, source }: AppliedPromptProps['job']): Promise<number> {
  const answer = await call<{ application: { id: number } }>(
    sessionFetch,
    '/v1/api/job-applications',
    toJsonRequest('POST', { requisition_id: id, source }),
  );
  return answer.application.id;
}

/** Stands over the foot of the page until it is answered; takes no focus and hides nothing for long. */
export function AppliedPrompt({ job, onClose }: AppliedPromptProps) {
  const headingId = useId();
  const [recordedId, setRecordedId] = useState<number | null>(null);
  const { isBusy, error, run } = useAction(async () => {
    setRecordedId(await recordApplied(job));
  }, 'This could not be recorded. Please try again.');

  // Read again only when this leaves: with the answer on the page it would be gone before it has said so.
  useEffect(() => (recordedId === null ? undefined : refreshAppliedJobs), [recordedId]);

  return (
    <section className={styles.place} aria-labelledby={headingId}>
      <div className={styles.prompt} role="status">
        <h2 id={headingId} className={styles.heading}>
          {recordedId === null ? 'Did you apply?' : 'Recorded'}
        </h2>
        <p className={styles.text}>
          {recordedId === null ? (
            job.title
          ) : (
            <>
              It is in your <Link to={`/job-applications/${recordedId}`}>Application History</Link>.
            </>
          )}
        </p>
        <FormFault text={error} />
        <p className={styles.actions}>
          {recordedId === null ? (
            <>
              <button
                type="button"
                className={buttonStyles.primary}
                aria-disabled={isBusy}
                onClick={() => void run()}
              >
                {isBusy ? 'Recording...' : 'I applied'}
              </button>
              <button type="button" className={buttonStyles.secondary} onClick={onClose}>
                Not yet
              </button>
            </>
          ) : (
            <button type="button" className={buttonStyles.secondary} onClick={onClose}>
              Close
            </button>
          )}
        </p>
      </div>
    </section>
  );
}
