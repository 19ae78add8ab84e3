import type { ApplicationDraft, LetterResponse, SkillMatchResponse } from '@firsthand/contracts';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { FormFault } from '../../../components/form-fault.tsx';
import { useAction } from '../../../lib/use-action.ts';
import type { DraftApi } from '../draft-api.ts';
import { findLetterField } from './letter-field.ts';
import { LetterDraft } from './letter-draft.tsx';
import { ResumeForJob, type Perform } from './resume/resume-for-job.tsx';
import { SkillMatch } from './skill-match.tsx';
import styles from './help.module.css';

export interface HelpProps {
  draft: ApplicationDraft;
  calls: DraftApi;
  /** Puts a text into a field; `isDrafted` when it is taken as it was drafted. */
  onUse: (key: string, text: string, isDrafted: boolean) => void;
  /** Does something to the application as it is stored, and shows what came of it. */
  onPerform: Perform;
  onResumeUnsaved: (isUnsaved: boolean) => void;
}

/** Help with words, for who wants it: nothing here is sent unless it is put into a field or made the resume. */
export function ApplicationHelp({ draft, calls, onUse, onPerform, onResumeUnsaved }: HelpProps) {
  const [letter, setLetter] = useState<LetterResponse | null>(null);
  const [skills, setSkills] = useState<SkillMatchResponse | null>(null);
  const drafting = useAction(
    async () => setLetter(await calls.draftLetter({ params: { id: draft.id } })),
    'The letter could not be drafted. Please try again.',
  );
  const matching = useAction(
    async () => setSkills(await calls.matchSkills({ params: { id: draft.id } })),
    'The skills could not be compared. Please try again.',
  );
  const field = findLetterField(draft.fields);
  return (
    <div className={styles.help}>
      <div className="actions">
        <Button kind="secondary" isBusy={drafting.isBusy} onClick={() => void drafting.run()}>
          {drafting.isBusy ? 'Drafting...' : letter ? 'Draft the letter again' : 'Draft a cover letter'}
        </Button>
        {skills ? null : (
          <Button kind="secondary" isBusy={matching.isBusy} onClick={() => void matching.run()}>
            {matching.isBusy ? 'Comparing...' : 'Compare my skills with the posting'}
          </Button>
        )}
      </div>
      <FormFault text={drafting.error ?? matching.error} />
      {letter ? (
        <LetterDraft
          // A new draft starts over, with its own text.
          key={letter.text}
          letter={letter}
          takesLetter={field !== null}
          onUse={(text) => {
            if (field) onUse(field.key, text, text === letter.text);
            setLetter(null);
          }}
          onLeave={() => setLetter(null)}
        />
      ) : null}
      {skills ? <SkillMatch skills={skills} /> : null}
      <ResumeForJob draft={draft} calls={calls} onPerform={onPerform} onUnsaved={onResumeUnsaved} />
    </div>
  );
}
