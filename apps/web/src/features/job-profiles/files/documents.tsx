import type { JobProfile } from '@firsthand/contracts';
import { ERROR_TEXTS, type ProfileFileKind } from '@firsthand/contracts/light';
import { useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FormFault } from '../../../components/form-fault.tsx';
import { saveBlob } from '../../../lib/save-blob.ts';
import { DropArea } from '../../../components/drop-area.tsx';
import { toProfileFailureText } from '../failure-text.ts';
import { FieldGroup, WideField } from '../fields.tsx';
import { findDocumentFault, toMegabytes } from './file-rules.ts';
import { toFileForm } from '../profile-api.ts';
import { useProfileEditing } from '../profile-editing.ts';
import styles from './documents.module.css';

interface DocumentKind {
  kind: ProfileFileKind;
  label: string;
  defaultName: string;
  words: { upload: string; download: string; remove: string };
}

const KINDS: readonly DocumentKind[] = [
  {
    kind: 'resume',
    label: 'Resume',
    defaultName: 'resume.pdf',
    words: {
      upload: ERROR_TEXTS.resumeUploadFailed,
      download: ERROR_TEXTS.resumeDownloadFailed,
      remove: 'Are you sure you want to remove your resume?',
    },
  },
  {
    kind: 'cover-letter',
    label: 'Cover letter',
    defaultName: 'cover-letter.pdf',
    words: {
      upload: ERROR_TEXTS.coverLetterUploadFailed,
      download: ERROR_TEXTS.coverLetterDownloadFailed,
      remove: 'Are you sure you want to remove your cover letter?',
    },
  },
];

/** The resume and the cover letter of a profile. */
export function Documents() {
  return (
    <FieldGroup legend="Resume and cover letter" note="PDF, DOC or DOCX, at most 1 MB each.">
      {KINDS.map((kind) => (
        <WideField key={kind.kind}>
          <DocumentRow {...kind} />
        </WideField>
      ))}
    </FieldGroup>
  );
}

function toStoredFile(profile: JobProfile, { kind, defaultName }: DocumentKind) {
  const isResume = kind === 'resume';
  if (!(isResume ? profile.has_resume : profile.has_cover_letter)) return null;
  return {
    name: (isResume ? profile.resume_filename : profile.cover_letter_filename) ?? defaultName,
    size: (isResume ? profile.resume_size : profile.cover_letter_size) ?? 0,
  };
}

function DocumentRow(props: DocumentKind) {
  const { kind, label, words } = props;
  const { profile, calls, changes, reading } = useProfileEditing();
  const heading = useRef<HTMLHeadingElement>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const stored = toStoredFile(profile, props);

  async function run(words: string, fallback: string, act: () => Promise<void>) {
    setBusy(words);
    setError(null);
    try {
      await act();
    } catch (failure) {
      setError(toProfileFailureText(failure, fallback));
    } finally {
      setBusy(null);
    }
  }

  async function upload(file: File) {
    const fault = findDocumentFault(file);
    setError(fault);
    if (fault) return;
    await run('Uploading...', words.upload, async () => {
      changes.saved(
        await calls.uploadProfileFile({ params: { id: profile.id, kind }, body: toFileForm(file) }),
      );
      if (kind === 'resume') reading.reload();
    });
  }

  const download = (name: string) =>
    run('Downloading...', words.download, async () => {
      saveBlob(await calls.downloadProfileFile({ params: { id: profile.id, kind } }), name);
    });

  const remove = () =>
    run('Removing...', `Failed to remove ${label.toLowerCase()}`, async () => {
      changes.saved(await calls.removeProfileFile({ params: { id: profile.id, kind } }));
      if (kind === 'resume') reading.reload();
    });

  return (
    <div className={styles.document}>
      <div className={`ends ${styles.row}`}>
        <div className={styles.words}>
          <h3 ref={heading} tabIndex={-1} className={styles.label}>
            {label}
          </h3>
          <p className={styles.name}>
            {stored ? (
              <>
                {stored.name} <span className={styles.size}>({toMegabytes(stored.size)})</span>
              </>
            ) : (
              `No ${label.toLowerCase()} yet`
            )}
          </p>
        </div>
        <div className={styles.buttons}>
          {stored ? (
            <>
              <Button kind="secondary" disabled={busy !== null} onClick={() => void download(stored.name)}>
                Download<span className="sr-only"> {label.toLowerCase()}</span>
              </Button>
              <Button kind="secondary" disabled={busy !== null} onClick={() => setIsAsking(true)}>
                Remove<span className="sr-only"> {label.toLowerCase()}</span>
              </Button>
            </>
          ) : null}
          <DropArea
            label={`${stored ? 'Replace' : 'Upload'} ${label.toLowerCase()}`}
            accept=".pdf,.doc,.docx"
            size="small"
            isDisabled={busy !== null}
            onFile={(file) => void upload(file)}
          />
        </div>
      </div>
      <p role="status" className={styles.busy}>
        {busy}
      </p>
      <FormFault text={error} />
      <ConfirmDialog
        isOpen={isAsking}
        heading={`Remove ${label.toLowerCase()}`}
        action="Remove"
        busyAction="Removing..."
        act={async () => {
          await remove();
          setIsAsking(false);
        }}
        fallback={heading}
        onClose={() => setIsAsking(false)}
      >
        <p>{words.remove}</p>
      </ConfirmDialog>
    </div>
  );
}
