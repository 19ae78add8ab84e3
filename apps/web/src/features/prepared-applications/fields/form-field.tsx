import type { ApplicationFile, ApplyingProblem, FilledField } from '@firsthand/contracts';
import {
  ChoiceControl,
  ConsentControl,
  FileControl,
  GroupedChoices,
  YesNoControl,
} from './choice-controls.tsx';
import type { ControlProps, FormFieldProps } from './field-props.ts';
import { toFieldNote } from './field-note.ts';
import { SourceTag } from './source-tag.tsx';
import { TextControl } from './text-control.tsx';
import styles from './form-field.module.css';

/** Controls of one element have a label; those of several stand in a group with a legend. */
const GROUPED: readonly FilledField['kind'][] = ['yes-no', 'multiple-choice'];

function Control({ files, ...props }: ControlProps & { files: readonly ApplicationFile[] }) {
  switch (props.field.kind) {
    case 'yes-no':
      return <YesNoControl {...props} />;
    case 'single-choice':
      return <ChoiceControl {...props} />;
    case 'multiple-choice':
      return <GroupedChoices {...props} />;
    case 'file':
      return <FileControl {...props} files={files} />;
    case 'consent':
      return <ConsentControl {...props} />;
    default:
      return <TextControl {...props} />;
  }
}

function Label({ field }: { field: FilledField }) {
  return (
    <>
      {field.label}
      {field.required ? <span className={styles.required}> (required)</span> : null}
    </>
  );
}

/** A question with the answer that would be sent, where that came from, and the control to change it. */
export function FormFieldRow(props: FormFieldProps) {
  const { id, field, value, problems } = props;
  const note = toFieldNote({ field, value, problems, isReviewed: props.isReviewed });
  const hasExplanation = field.help !== null || note !== null;
  const isFault = ({ blocking, code }: ApplyingProblem) =>
    blocking && (props.isReviewed || code !== 'answer-missing');
  const describedBy = hasExplanation ? `${id}-about` : undefined;
  const control = (
    <Control
      id={id}
      field={field}
      value={value}
      files={props.files}
      describedBy={describedBy}
      isInvalid={problems.some(isFault)}
      onChange={props.onChange}
    />
  );
  const about = hasExplanation ? (
    <div id={describedBy} className={styles.about}>
      {field.help ? <p>{field.help}</p> : null}
      {note ? (
        <p
          className={note.tone === 'bad' ? styles.problem : styles.sensitive}
          data-blocks={note.tone === 'bad'}
        >
          {note.text}
        </p>
      ) : null}
    </div>
  ) : null;
  return (
    <div className={styles.row}>
      {GROUPED.includes(field.kind) ? (
        <fieldset id={id} tabIndex={-1} className={styles.set} aria-describedby={describedBy}>
          <legend className={styles.label}>
            <Label field={field} />
          </legend>
          {about}
          {control}
        </fieldset>
      ) : field.kind === 'consent' ? (
        <>
          {control}
          {about}
        </>
      ) : (
        <>
          <label className={styles.label} htmlFor={id}>
            <Label field={field} />
          </label>
          {about}
          {control}
        </>
      )}
      <SourceTag {...props} hasNote={note !== null} />
    </div>
  );
}
