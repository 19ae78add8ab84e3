import type { ResumeVersionResponse } from '@firsthand/contracts';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { FormFault } from '../../../components/form-fault.tsx';
import { useAction } from '../../../lib/use-action.ts';
import type { DraftApi } from '../draft-api.ts';
import { Sentences } from './sentences.tsx';
import styles from './help.module.css';

interface ResumeVersionProps {
  draftId: number;
  calls: DraftApi;
}

/** The work experience worded for this job beside the original. It changes neither the profile nor the file that is sent. */
export function ResumeVersion({ draftId, calls }: ResumeVersionProps) {
  const [version, setVersion] = useState<ResumeVersionResponse | null>(null);
  const drafting = useAction(
    async () => setVersion(await calls.draftResumeVersion({ params: { id: draftId } })),
    'The resume version could not be drafted. Please try again.',
  );
  if (!version) {
    return (
      <div className={styles.buttons}>
        <Button kind="secondary" isBusy={drafting.isBusy} onClick={() => void drafting.run()}>
          {drafting.isBusy ? 'Drafting...' : 'Word my experience for this job'}
        </Button>
        <FormFault text={drafting.error} />
      </div>
    );
  }
  return (
    <section className={styles.panel} aria-label="Your experience worded for this job" role="status">
      <p className={styles.note}>
        A draft beside the original. It changes neither your profile nor the file that is sent.
      </p>
      {version.entries.map((entry) => (
        <div key={entry.experience_id} className={styles.entry}>
          <h4>
            {entry.job_title}, {entry.company_name}
          </h4>
          <div className={styles.sides}>
            <div>
              <h5>Now</h5>
              {entry.before.map((line) => (
                <p key={line}>
                  <del>{line}</del>
                </p>
              ))}
            </div>
            <div>
              <h5>For this job</h5>
              <Sentences sentences={entry.after} />
            </div>
          </div>
        </div>
      ))}
    </section>
  );
}
