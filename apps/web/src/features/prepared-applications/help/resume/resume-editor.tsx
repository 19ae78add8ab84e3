import { createApiClient } from '@firsthand/api-client';
import type {
  MakeResumeVersionRequest,
  ResumeReading,
  ResumeVersionResponse,
  ResumeWords,
} from '@firsthand/contracts';
import { JOB_PROFILE_ROUTES, LIMITS } from '@firsthand/contracts/light';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { TextAreaField } from '../../../../components/field.tsx';
import { LackingNote } from '../../../../components/lacking-note.tsx';
import { FormFault } from '../../../../components/form-fault.tsx';
import { ResumeLookFields } from '../../../../components/resume-look.tsx';
import { sessionFetch } from '../../../../lib/session/session-fetch.ts';
import { useKeptState } from '../../../../lib/saving/use-kept-state.ts';
import { useAction } from '../../../../lib/use-action.ts';
import type { DraftApi } from '../../draft-api.ts';
import { Sentences } from '../sentences.tsx';
import {
  findDrafted,
  findFault,
  isEdited,
  saysOtherwise,
  toLines,
  toShown,
  toText,
  toWording,
  withDraft,
  type ResumeEdits,
} from './resume-edits.ts';
import { toLinesName, type KeptLines } from './kept-lines.ts';
import styles from '../help.module.css';

const profiles = createApiClient(sessionFetch, JOB_PROFILE_ROUTES);

/** A profile that was typed has none, which a call would answer with a failure. */
async function loadReading(id: number): Promise<Pick<ResumeReading, 'left_over'>> {
  const { has_reading: isRead } = await profiles.getJobProfile({ params: { id } });
  return isRead ? profiles.getReading({ params: { id } }) : { left_over: [] };
}

export interface ResumeEditorProps {
  words: ResumeWords;
  calls: DraftApi;
  draftId: number;
  profileId: number;
  onUnsaved: (isUnsaved: boolean) => void;
  onMake: (given: Omit<MakeResumeVersionRequest, 'version'>) => Promise<void>;
  onLeave: () => void;
}

/** The lines of each entry of the experience, to be worded for the job, and how the PDF is set. */
export function ResumeEditor({
  words,
  calls,
  draftId,
  profileId,
  onUnsaved,
  onMake,
  onLeave,
}: ResumeEditorProps) {
  const kept = useKeptState<KeptLines>(toLinesName(draftId), {
    lines: [],
    look: { design: words.design, paper: words.paper },
  });
  const { look } = kept.value;
  const edits: ResumeEdits = new Map(kept.value.lines);
  // Typed while a draft of the words was on its way: the last one counts.
  const latest = useRef(kept.value);
  useEffect(() => {
    latest.current = kept.value;
  }, [kept.value]);
  const setEdits = (next: (current: ResumeEdits) => ResumeEdits) =>
    kept.change({ ...latest.current, lines: [...next(new Map(latest.current.lines))] });
  const [drafted, setDrafted] = useState<ResumeVersionResponse['entries']>([]);
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const isSetOtherwise = words.made !== null && (look.design !== words.design || look.paper !== words.paper);
  const isUnsaved = isSetOtherwise || isEdited(words, edits);
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  useEffect(() => () => onUnsaved(false), [onUnsaved]);
  const drafting = useAction(async () => {
    const { entries } = await calls.draftResumeVersion({ params: { id: draftId } });
    setDrafted(entries);
    setEdits((current) => withDraft(words, current, entries));
  }, 'The words could not be drafted. Please try again.');
  const making = useAction(async () => {
    await onMake({ entries: toWording(words, edits), ...look });
    kept.forget();
  }, 'The PDF could not be made. Your lines are kept here. Please try again.');
  const write = (id: number, text: string) => setEdits((current) => new Map(current).set(id, text));
  const submit = () => {
    setIsChecked(true);
    const faulty = words.entries.findIndex((entry) => findFault(entry, edits) !== null);
    if (faulty < 0) void making.run();
    else form.current?.querySelectorAll('textarea')[faulty]?.focus();
  };
  return (
    <form
      ref={form}
      noValidate
      className={styles.words}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="note">
        One line for each point. What you leave as it is stays as your profile has it, and your profile itself
        never changes.
      </p>
      {words.offers_draft ? (
        <div className="actions">
          <Button kind="secondary" isBusy={drafting.isBusy} onClick={() => void drafting.run()}>
            {drafting.isBusy ? 'Drafting...' : 'Draft the words for this job'}
          </Button>
          <FormFault text={drafting.error} />
        </div>
      ) : null}
      {words.entries.map((entry) => (
        <EntryLines
          key={entry.experience_id}
          entry={entry}
          text={toShown(entry, edits)}
          fault={isChecked ? findFault(entry, edits) : null}
          drafted={drafted}
          onWrite={(text) => write(entry.experience_id, text)}
        />
      ))}
      <div className={styles.look}>
        <ResumeLookFields look={look} onLook={(chosen) => kept.change({ ...latest.current, look: chosen })} />
      </div>
      <LackingNote profileId={profileId} load={() => loadReading(profileId)} />
      <FormFault text={making.error} />
      <div className="actions">
        <Button kind="primary" type="submit" isBusy={making.isBusy}>
          {making.isBusy ? 'Making it...' : 'Make the PDF'}
        </Button>
        <Button
          kind="secondary"
          disabled={making.isBusy}
          onClick={() => {
            kept.forget();
            onLeave();
          }}
        >
          {isUnsaved ? 'Discard the changes' : 'Close'}
        </Button>
      </div>
    </form>
  );
}

const ROWS = { least: 3, most: 14 };
/** Characters of a row, roughly, so that long lines have the rows they break into. */
const ROW_LENGTH = 70;

interface EntryLinesProps {
  entry: ResumeWords['entries'][number];
  text: string;
  fault: string | null;
  drafted: ResumeVersionResponse['entries'];
  onWrite: (text: string) => void;
}

function EntryLines({ entry, text, fault, drafted, onWrite }: EntryLinesProps) {
  const name = `${entry.job_title}, ${entry.company_name}`;
  const sentences = drafted.find(({ experience_id: id }) => id === entry.experience_id)?.after ?? [];
  const draftedLines = findDrafted(entry, drafted);
  const rows = toLines(text).reduce((sum, line) => sum + Math.ceil(line.length / ROW_LENGTH), 1);
  return (
    <div className={styles.entry}>
      <TextAreaField
        label={name}
        rows={Math.min(Math.max(rows, ROWS.least), ROWS.most)}
        maxLength={LIMITS.resumeVersionLines * LIMITS.resumeVersionLineMaxLength}
        controlClassName={styles.text}
        value={text}
        onValue={onWrite}
        fault={fault}
      />
      <div className={styles.reset}>
        {saysOtherwise(text, entry.own) ? (
          <Button kind="link" onClick={() => onWrite(toText(entry.own))}>
            Take my profile’s lines again<span className="sr-only"> for {name}</span>
          </Button>
        ) : (
          <span className="note">As your profile has it.</span>
        )}
        {draftedLines && saysOtherwise(text, draftedLines) ? (
          <Button kind="link" onClick={() => onWrite(toText(draftedLines))}>
            Use the drafted lines<span className="sr-only"> for {name}</span>
          </Button>
        ) : null}
      </div>
      {draftedLines ? (
        <details open className={styles.basis}>
          <summary>
            What the drafted lines rest on<span className="sr-only">: {name}</span>
          </summary>
          <Sentences sentences={sentences} />
        </details>
      ) : null}
    </div>
  );
}
