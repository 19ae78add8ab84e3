import { useId } from 'react';
import badgeStyles from '../../../components/badge.module.css';
import { Button } from '../../../components/button.tsx';
import { toSourceDetail } from '../../../lib/source-detail.ts';
import { SOURCE_LABELS } from './answer-labels.ts';
import type { FormFieldProps } from './field-props.ts';
import { canBeRemembered } from './remember-choice.ts';
import styles from './form-field.module.css';

type SourceTagProps = FormFieldProps & {
  /** Something is said over the field already, so why it is empty is not said as well. */
  hasNote: boolean;
};

function Source({ field, edit, value, hasNote }: SourceTagProps) {
  const isEmpty = value === null || value.length === 0;
  if (isEmpty && hasNote) return null;
  if (isEmpty) {
    return <span className={styles.empty}>{edit ? 'Stays empty' : (field.left_empty ?? 'Stays empty')}</span>;
  }
  const kind = edit ? (edit.isDrafted ? 'drafted' : 'typed') : field.source?.kind;
  if (!kind) return null;
  const detail = edit || !field.source ? null : toSourceDetail(field.source.detail);
  return (
    <>
      <span className={badgeStyles.badge}>{SOURCE_LABELS[kind]}</span>
      {detail ? <span className={styles.detail}>{detail}</span> : null}
    </>
  );
}

/** A choice by its words. */
function toWords({ options }: FormFieldProps['field']) {
  return (value: string) => options.find((option) => option.value === value)?.label ?? value;
}

/** Under a field: where its value came from or why it is empty, whether it is remembered, and what another tab made of it. */
export function SourceTag(props: SourceTagProps) {
  const { field, edit, theirs } = props;
  const id = useId();
  const isOwn = edit !== undefined || field.source?.kind === 'typed' || field.source?.kind === 'drafted';
  return (
    <>
      <div className={`ends ${styles.foot}`}>
        <p className={styles.source}>
          <Source {...props} />
        </p>
        {isOwn && canBeRemembered(field, props.value) ? (
          <label className={styles.remember}>
            <input
              id={id}
              type="checkbox"
              checked={props.isRemembered}
              onChange={(event) => props.onRemember(event.target.checked)}
            />
            Remember this answer<span className="sr-only"> to {field.label}</span>
          </label>
        ) : null}
      </div>
      {!edit && field.value === null && field.offered ? (
        <p className={styles.theirs}>
          {field.offered.detail}: <q>{[field.offered.value].flat().map(toWords(field)).join(', ')}</q>.{' '}
          <Button kind="link" onClick={() => props.onChange(field.offered?.value ?? null)}>
            Use it here<span className="sr-only"> for {field.label}</span>
          </Button>
        </p>
      ) : null}
      {theirs === undefined ? null : (
        <p className={styles.theirs}>
          Changed in another tab to {theirs === null ? 'nothing' : <q>{[theirs].flat().join(', ')}</q>}.{' '}
          <Button kind="link" onClick={props.onTakeTheirs}>
            Use that<span className="sr-only"> for {field.label}</span>
          </Button>
        </p>
      )}
    </>
  );
}
