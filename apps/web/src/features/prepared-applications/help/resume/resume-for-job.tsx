import type { ApplicationDraft, ResumeWords } from '@firsthand/contracts';
import { toFileSize } from '@firsthand/contracts/light';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { DateTime } from '../../../../components/date-time.tsx';
import { FormFault } from '../../../../components/form-fault.tsx';
import { Link } from '../../../../components/link.tsx';
import { OpenFile } from '../../../../components/open-file.tsx';
import { toLeftOutWords } from '../../../../lib/left-out-words.ts';
import { keepDraft } from '../../../../lib/session/session.ts';
import { useAction } from '../../../../lib/use-action.ts';
import type { DraftApi } from '../../draft-api.ts';
import { toLinesName, type KeptLines } from './kept-lines.ts';
import { ResumeEditor, type ResumeEditorProps } from './resume-editor.tsx';
import styles from '../help.module.css';

export type Perform = (act: (stored: ApplicationDraft) => Promise<ApplicationDraft>) => Promise<void>;

interface ResumeForJobProps {
  draft: ApplicationDraft;
  calls: DraftApi;
  onPerform: Perform;
  /** Whether something is worded of which no PDF was made. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** The person's experience in words for this job, as the file of the application. The profile stays as it is. */
export function ResumeForJob({ draft, calls, onPerform, onUnsaved }: ResumeForJobProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [words, setWords] = useState<ResumeWords | null>(null);
  const [isNew, setIsNew] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const params = { id: draft.id };
  const [hasKeptLines] = useState(() => keepDraft<KeptLines>(toLinesName(draft.id)).read() !== null);
  const opening = useAction(
    async () => setWords(await calls.getResumeWords({ params })),
    'Your experience could not be loaded. Please try again.',
  );
  // What was worded before a crash or an ended session is shown again at once, and not found by chance.
  const reopen = useEffectEvent(() => void opening.run());
  useEffect(() => {
    if (hasKeptLines) reopen();
  }, [hasKeptLines]);
  const close = () => {
    setWords(null);
    onUnsaved(false);
    heading.current?.focus();
  };
  const { resume_version: made } = draft;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        A resume for this job
      </h3>
      <div role="status" className={styles.made}>
        {made && !words ? <MadeResume draft={draft} made={made} isNew={isNew} /> : null}
      </div>
      {words ? (
        <Words
          words={words}
          calls={calls}
          draftId={draft.id}
          profileId={draft.job_profile.id}
          onUnsaved={onUnsaved}
          onLeave={close}
          onMake={async (given) => {
            await onPerform(({ version }) =>
              calls.makeResumeVersion({ params, body: { version, ...given } }),
            );
            setIsNew(true);
            close();
          }}
        />
      ) : (
        <>
          {made ? null : (
            <p className="note">
              Word your work experience for this job, line by line, and send it as a PDF in the place of your
              profile’s resume. Your profile stays as it is.
            </p>
          )}
          <div className="actions">
            {made ? (
              <OpenFile
                kind="secondary"
                filename={made.filename}
                load={() => calls.downloadResumeVersion({ params })}
              >
                Look at the PDF
              </OpenFile>
            ) : null}
            <Button kind="secondary" isBusy={opening.isBusy} onClick={() => void opening.run()}>
              {opening.isBusy ? 'Loading...' : made ? 'Change' : 'Word my resume for this job'}
              {made && !opening.isBusy ? <span className="sr-only"> the resume for this job</span> : null}
            </Button>
            {made ? (
              <Button kind="secondary" onClick={() => setIsAsking(true)}>
                Use my own resume again
              </Button>
            ) : null}
          </div>
          <FormFault text={opening.error} />
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        heading="Use your own resume again?"
        action="Remove it"
        busyAction="Removing..."
        failure="The resume could not be removed. Please try again."
        act={async () => {
          await onPerform(() => calls.removeResumeVersion({ params }));
          setIsAsking(false);
        }}
        fallback={heading}
        onClose={() => setIsAsking(false)}
      >
        <p>
          The resume for this job and its lines are removed. This application then goes out with the resume of
          your profile, if it has one.
        </p>
      </ConfirmDialog>
    </section>
  );
}

function Words({ words, ...props }: ResumeEditorProps) {
  const first = useRef<HTMLParagraphElement>(null);
  const isEmpty = words.entries.length === 0;
  useEffect(() => {
    if (isEmpty) first.current?.focus();
  }, [isEmpty]);
  if (!isEmpty) return <ResumeEditor words={words} {...props} />;
  return (
    <>
      <p ref={first} tabIndex={-1} className="note">
        Your profile has no work experience to word yet. Add it under{' '}
        <Link to="/job-profiles">Job Profiles</Link>, then come back: this application is kept.
      </p>
      <div className="actions">
        <Button kind="secondary" onClick={props.onLeave}>
          Close
        </Button>
      </div>
    </>
  );
}

interface MadeResumeProps {
  draft: ApplicationDraft;
  made: NonNullable<ApplicationDraft['resume_version']>;
  /** Just now. */
  isNew: boolean;
}

/** Which file it is, and whether it goes out. */
function MadeResume({ draft, made, isNew }: MadeResumeProps) {
  const isSent = draft.files.some((file) => file.made_for_job === true);
  return (
    <>
      <p>
        <strong>{made.filename}</strong> <span className={styles.size}>{toFileSize(made.size)}</span>{' '}
        {isSent
          ? `is ${isNew ? 'now ' : ''}the file of this application.`
          : 'is kept with this application. Nothing in its form asks for a resume as a file, or that question has another answer.'}
      </p>
      <p className="note">
        Made on <DateTime at={made.made_at} withHour /> from your profile.
      </p>
      {made.characters_left_out === '' ? null : (
        <p className={styles.warning}>{toLeftOutWords(made.characters_left_out)}</p>
      )}
    </>
  );
}
