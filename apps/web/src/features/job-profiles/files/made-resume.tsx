import { RESUME_DESIGNS, toUsualPaper } from '@firsthand/contracts/light';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { FormFault } from '../../../components/form-fault.tsx';
import { LackingNote } from '../../../components/lacking-note.tsx';
import { ResumeLookFields, type ResumeLookChoice } from '../../../components/resume-look.tsx';
import { toLeftOutWords } from '../../../lib/left-out-words.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import { useAction } from '../../../lib/use-action.ts';
import { FieldGroup, WideField } from '../fields.tsx';
import { useProfileEditing } from '../profile-editing.ts';
import styles from './documents.module.css';

const FAILURE = 'The resume could not be made. Please try again.';

/** The profile as a resume to be taken along, made of what is saved. */
export function MadeResume() {
  const { profile, calls } = useProfileEditing();
  const [look, setLook] = useState<ResumeLookChoice>({
    design: RESUME_DESIGNS[0],
    paper: toUsualPaper(profile.country),
  });
  const { paper } = look;
  const params = { id: profile.id };
  const person = [profile.first_name, profile.last_name].filter(Boolean).join(' ');
  const name = person || profile.profile_name;
  const save = (file: Blob, extension: string) => saveBlob(file, `${name} resume.${extension}`);
  const [leftOut, setLeftOut] = useState('');
  const pdf = useAction(async () => {
    setLeftOut('');
    const made = await calls.downloadResumePdf({ params, query: look });
    save(made, 'pdf');
    setLeftOut(made.charactersLeftOut);
  }, FAILURE);
  const docx = useAction(
    async () => save(await calls.downloadResumeDocx({ params, query: { paper } }), 'docx'),
    FAILURE,
  );
  const json = useAction(async () => {
    const resume = JSON.stringify(await calls.getJsonResume({ params }), null, 2);
    save(new Blob([resume], { type: 'application/json' }), 'json');
  }, FAILURE);
  const isBusy = pdf.isBusy || docx.isBusy || json.isBusy;
  return (
    <FieldGroup
      legend="This profile as a resume"
      note="Made of what is saved above, without pay and equal opportunity answers."
    >
      {profile.has_reading ? (
        <WideField>
          <LackingNote profileId={profile.id} load={() => calls.getReading({ params })} />
        </WideField>
      ) : null}
      <ResumeLookFields look={look} onLook={setLook} />
      <WideField>
        <div className={styles.buttons}>
          {[
            { label: 'Download PDF', act: pdf },
            { label: 'Download Word', act: docx },
            { label: 'Download JSON Resume', act: json },
          ].map(({ label, act }) => (
            <Button
              key={label}
              kind="secondary"
              isBusy={act.isBusy}
              disabled={isBusy}
              onClick={() => void act.run()}
            >
              {act.isBusy ? 'Making it...' : label}
            </Button>
          ))}
        </div>
        <FormFault text={pdf.error ?? docx.error ?? json.error} />
        <p role="status" className={styles.leftOut}>
          {leftOut === '' ? null : `${toLeftOutWords(leftOut, person)} Word and JSON Resume keep them.`}
        </p>
      </WideField>
    </FieldGroup>
  );
}
