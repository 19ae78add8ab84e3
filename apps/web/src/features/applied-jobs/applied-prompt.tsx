import { createApiClient } from '@firsthand/api-client';
import { JOB_APPLICATION_ROUTES } from '@firsthand/contracts/light';
import { useEffect, useId, useState } from 'react';
import { Link } from '../../components/link.tsx';
import { Button } from '../../components/button.tsx';
import { FormFault } from '../../components/form-fault.tsx';
import { refreshAppliedJobs } from '../../lib/applied-jobs/applied-jobs.ts';
import { sessionFetch } from '../../lib/session/session-fetch.ts';
import { useAction } from '../../lib/use-action.ts';
import type { AppliedPromptProps } from './applied-prompt-props.ts';
import styles from './applied-prompt.module.css';

const api = createApiClient(sessionFetch, JOB_APPLICATION_ROUTES);

/** Records an application made on the employer's page. Throws ApiFailure. */
async function recordApplied({ id, source }: AppliedPromptProps['job']): Promise<number> {
  const answer = await api.addApplication({ body: { requisition_id: id, source } });
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
        <p className={`note ${styles.text}`}>
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
              <Button kind="primary" isBusy={isBusy} onClick={() => void run()}>
                {isBusy ? 'Recording...' : 'I applied'}
              </Button>
              <Button kind="secondary" onClick={onClose}>
                Not yet
              </Button>
            </>
          ) : (
            <Button kind="secondary" onClick={onClose}>
              Close
            </Button>
          )}
        </p>
      </div>
    </section>
  );
}
