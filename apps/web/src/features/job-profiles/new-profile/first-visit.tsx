import type { ParseResumeResponse } from '@firsthand/contracts';
import { Button } from '../../../components/button.tsx';
import { ResumeForm } from './resume-form.tsx';
import { useResumeUpload } from './use-resume-upload.ts';
import styles from './first-visit.module.css';

interface FirstVisitProps {
  upload: (file: File, profileName: string) => Promise<ParseResumeResponse>;
  onCreated: (answer: ParseResumeResponse, words: string) => void;
  onStartFromScratch: () => void;
}

/** In the place of the editor while there is no profile. */
export function FirstVisit({ upload, onCreated, onStartFromScratch }: FirstVisitProps) {
  const resume = useResumeUpload({ initialFile: null, upload, onCreated });
  return (
    <section aria-labelledby="first-visit-heading" className={styles.panel}>
      <div className={styles.words}>
        <h2 id="first-visit-heading">Upload your resume</h2>
        <p>
          A job profile holds what every application asks for: your contact details, skills, work experience,
          education, languages, certificates and licences. We read your resume into one, show you what was
          read and where it stands, and you correct what is wrong.
        </p>
      </div>
      <ResumeForm upload={resume} />
      <div className={`ends ${styles.scratch}`}>
        <div>
          <h3>Start from Scratch</h3>
          <p>Fill in a profile yourself. You can add your resume as a file later.</p>
        </div>
        <Button kind="secondary" disabled={resume.isUploading} onClick={onStartFromScratch}>
          Create Profile from Scratch
        </Button>
      </div>
    </section>
  );
}
