import type { ResumeDesign, ResumePaper } from '@firsthand/contracts';
import { RESUME_DESIGNS, RESUME_PAPERS, toUsualPaper } from '@firsthand/contracts/light';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { SelectField } from '../../../components/field.tsx';
import { FormFault } from '../../../components/form-fault.tsx';
import { saveBlob } from '../../../lib/save-blob.ts';
import { useAction } from '../../../lib/use-action.ts';
import { FieldGroup, WideField } from '../editor/fields.tsx';
import { useProfileEditing } from '../editor/profile-editing.ts';
import styles from './documents.module.css';

const FAILURE = 'The resume could not be made. Please try again.';
const DESIGN_LABELS: Record<ResumeDesign, string> = {
  'one-column': 'One column',
  'two-columns': 'Two columns',
};
const PAPER_LABELS: Record<ResumePaper, string> = { a4: 'A4', letter: 'US Letter' };

/** "🎉한" → "The PDF was made without 🎉 한: …" */
function toLeftOutWords(characters: string): string {
  return `The PDF was made without ${Array.from(characters).join(' ')}: no font of ours has ${Array.from(characters).length === 1 ? 'this character' : 'these characters'}. Word and JSON Resume keep them.`;
}

/** The profile as a resume to be taken along, made of what is saved. */
export function MadeResume() {
  const { profile, calls } = useProfileEditing();
  const [design, setDesign] = useState<ResumeDesign>('one-column');
  const [paper, setPaper] = useState<ResumePaper>(toUsualPaper(profile.country));
  const params = { id: profile.id };
  const name = [profile.first_name, profile.last_name].filter(Boolean).join(' ') || profile.profile_name;
  const save = (file: Blob, extension: string) => saveBlob(file, `${name} resume.${extension}`);
  const [leftOut, setLeftOut] = useState('');
  const pdf = useAction(async () => {
    setLeftOut('');
    const made = await calls.downloadResumePdf({ params, query: { design, paper } });
    save(made.file, 'pdf');
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
      <SelectField
        label="Design of the PDF"
        value={design}
        onValue={(chosen) => setDesign(RESUME_DESIGNS.find((known) => known === chosen) ?? design)}
      >
        {RESUME_DESIGNS.map((known) => (
          <option key={known} value={known}>
            {DESIGN_LABELS[known]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Paper"
        value={paper}
        onValue={(chosen) => setPaper(RESUME_PAPERS.find((known) => known === chosen) ?? paper)}
      >
        {RESUME_PAPERS.map((known) => (
          <option key={known} value={known}>
            {PAPER_LABELS[known]}
          </option>
        ))}
      </SelectField>
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
          {leftOut === '' ? null : toLeftOutWords(leftOut)}
        </p>
      </WideField>
    </FieldGroup>
  );
}
