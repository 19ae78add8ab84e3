import { LIMITS } from '@firsthand/contracts/light';
import { useId, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/field.tsx';
import { FormFault } from '../../../components/form-fault.tsx';
import { DropArea } from '../../../components/drop-area.tsx';
import { isReadable, RESUME_ACCEPT, toMegabytes } from '../files/file-rules.ts';
import type { ResumeUpload } from './use-resume-upload.ts';
import styles from '../dialogs.module.css';

interface ResumeFormProps {
  upload: ResumeUpload;
  /** More buttons beside the one that creates. */
  children?: ReactNode;
}

/** Choose or drop a resume of any kind that is read, name the profile, create it. */
export function ResumeForm({ upload, children }: ResumeFormProps) {
  const id = useId();
  const { file, name, isUploading, error, success } = upload;
  return (
    <form
      className="form"
      noValidate
      aria-busy={isUploading}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void upload.submit();
      }}
    >
      <DropArea
        label={file ? 'Choose another file' : 'Click to browse'}
        accept={RESUME_ACCEPT}
        size="large"
        isDisabled={isUploading || success !== null}
        onFile={upload.choose}
        takesDropped={isReadable}
      >
        {file ? (
          <p className={styles.file}>
            <strong>{file.name}</strong> ({toMegabytes(file.size)})
          </p>
        ) : (
          <p>
            or drag and drop your resume here: PDF, Word (.docx), JSON Resume (.json) or Europass (.xml), at
            most 1 MB, or LinkedIn’s data export (.zip), at most 20 MB.
          </p>
        )}
      </DropArea>
      {file ? (
        <TextField
          label="Profile Name"
          marksRequired
          required
          autoComplete="off"
          maxLength={LIMITS.profileNameMaxLength}
          value={name}
          disabled={isUploading || success !== null}
          describedBy={`${id}-fault`}
          onValue={(typed) => upload.setName(typed)}
        />
      ) : null}
      <FormFault id={`${id}-fault`} text={error} />
      <div role="status">{success ? <p className={styles.success}>{success}</p> : null}</div>
      <div className={`actions ${styles.actions}`}>
        {children}
        <Button
          type="submit"
          kind="primary"
          isBusy={isUploading}
          disabled={success !== null || (file !== null && name.trim() === '')}
        >
          {isUploading ? 'Creating Profile...' : 'Create Profile from Resume'}
        </Button>
      </div>
    </form>
  );
}
