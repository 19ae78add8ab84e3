import type { ParseResumeResponse } from '@firsthand/contracts';
import { LIMITS } from '@firsthand/contracts/light';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { ResumeForm } from './resume-form.tsx';
import { useResumeUpload } from './use-resume-upload.ts';

interface UploadDialogProps {
  /** The file that was dropped or chosen in the header; the dialog is closed without one. */
  file: File | null;
  upload: (file: File, profileName: string) => Promise<ParseResumeResponse>;
  onCreated: (answer: ParseResumeResponse) => void;
  onClose: () => void;
}

export function UploadDialog({ file, upload, onCreated, onClose }: UploadDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog isOpen={file !== null} heading="Create Profile from Resume" isBusy={isBusy} onClose={onClose}>
      {file ? (
        <UploadForm
          file={file}
          isBusy={isBusy}
          upload={async (chosen, name) => {
            setIsBusy(true);
            try {
              return await upload(chosen, name);
            } finally {
              setIsBusy(false);
            }
          }}
          onCreated={onCreated}
          onClose={onClose}
        />
      ) : null}
    </Dialog>
  );
}

function UploadForm(props: UploadDialogProps & { file: File; isBusy: boolean }) {
  const { file, upload, onCreated, onClose, isBusy } = props;
  const resume = useResumeUpload({ initialFile: file, upload, onCreated });
  const isDone = resume.success !== null;
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(onClose, LIMITS.resumeModalCloseMs);
    return () => clearTimeout(timer);
  }, [isDone, onClose]);
  return (
    <ResumeForm upload={resume}>
      <Button kind="secondary" disabled={isBusy} onClick={onClose}>
        {isDone ? 'Close' : 'Cancel'}
      </Button>
    </ResumeForm>
  );
}
