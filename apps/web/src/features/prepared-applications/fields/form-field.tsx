import type { ApplicationFile, ApplyingProblem, FilledField } from '@firsthand/contracts';
import { SENSITIVE_WORDS } from './answer-labels.ts';
import {
  ChoiceControl,
  ConsentControl,
  FileControl,
  GroupedChoices,
  YesNoControl,
} from './choice-controls.tsx';
import type { ControlProps, FormFieldProps } from './field-props.ts';
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
  const hasExplanation = field.help !== null || field.sensitive !== null || problems.length > 0;
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
      {field.sensitive ? <p className={styles.sensitive}>{SENSITIVE_WORDS[field.sensitive]}</p> : null}
      {problems.map((problem) => (
        <p key={problem.code + problem.message} className={styles.problem} data-blocks={isFault(problem)}>
          {problem.message}
        </p>
      ))}
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
      <SourceTag {...props} />
    </div>
  );
}
