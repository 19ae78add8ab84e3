import { FORM_FIELD_GROUPS, toFileSize } from '@firsthand/contracts/light';
import type { FilledField } from '@firsthand/contracts';
import { lazy, Suspense, useState } from 'react';
import badgeStyles from '../../../components/badge.module.css';
import { GROUP_LABELS } from '../../../lib/form-groups.ts';
import { countOf } from '../../../lib/format-date.ts';
import type { DraftApi } from '../draft-api.ts';
import type { Answer } from '../draft-edits.ts';
import { toStored } from '../draft-edits.ts';
import type { DraftState, DraftStore } from '../draft-store.ts';
import { FormFieldRow } from './form-field.tsx';
import { toFoldedKeys } from './folded-keys.ts';
import { isSpare } from './field-note.ts';
import { isRemembered } from './remember-choice.ts';
import styles from '../dry-run-page.module.css';

const ApplicationHelp = lazy(async () => ({
  default: (await import('../help/application-help.tsx')).ApplicationHelp,
}));

interface FieldGroupsProps {
  store: DraftStore;
  state: DraftState;
  /** The answers with what was typed. */
  shown: ReadonlyMap<string, Answer>;
  asked: ReadonlySet<string>;
  calls: DraftApi;
  toFieldId: (key: string) => string;
  choices: ReadonlyMap<string, boolean>;
  isReviewed: boolean;
  onRemember: (key: string, isWanted: boolean) => void;
  onResumeUnsaved: (isUnsaved: boolean) => void;
}

/** Every question the form asks, in its groups. */
export function FieldGroups(props: FieldGroupsProps) {
  const { state, asked } = props;
  // As it was found: nothing moves into or out of a fold while somebody types.
  const [folded] = useState(() => toFoldedKeys(state.stored));
  const [spare] = useState(
    () => new Set(state.stored.fields.filter((field) => isSpare(field)).map(({ key }) => key)),
  );
  const groups = FORM_FIELD_GROUPS.map((group) => ({
    group,
    fields: state.stored.fields.filter((field) => field.group === group && asked.has(field.key)),
  }));
  return (
    <>
      {groups.map(({ group, fields }) =>
        fields.length === 0 && group !== 'documents' ? null : (
          <section key={group} aria-labelledby={`group-${group}`} className={styles.group}>
            <div className={styles.groupHead}>
              <h2 id={`group-${group}`}>{GROUP_LABELS[group]}</h2>
              {fields.length > 0 ? <p>{countOf(fields.length, 'question')}</p> : null}
            </div>
            <div className={styles.groupBody}>
              <Folded fields={fields.filter(({ key }) => folded.has(key))} {...props} />
              {fields
                .filter(({ key }) => !folded.has(key) && !spare.has(key))
                .map((field) => (
                  <Row key={field.key} field={field} {...props} />
                ))}
              <Spare fields={fields.filter(({ key }) => spare.has(key))} {...props} />
              {group === 'documents' ? <Documents {...props} hasFields={fields.length > 0} /> : null}
            </div>
          </section>
        ),
      )}
    </>
  );
}

/** What was filled in already, under one line that names it; open when something in it needs a look. */
function Folded({ fields, ...props }: FieldGroupsProps & { fields: readonly FilledField[] }) {
  const { stored: draft, save } = props.state;
  if (fields.length === 0) return null;
  const needsLook = fields.some(
    ({ key }) =>
      draft.problems.some((problem) => problem.key === key) ||
      (save.kind === 'conflict' && save.keys.includes(key)),
  );
  return (
    <details className={styles.folded} open={needsLook || undefined}>
      <summary>
        <strong>{fields.length} filled in</strong>{' '}
        <span className="soft">{fields.map(({ label }) => label).join(', ')}</span>
      </summary>
      {fields.map((field) => (
        <Row key={field.key} field={field} {...props} />
      ))}
    </details>
  );
}

/** Other ways to answer what is answered already. */
function Spare({ fields, ...props }: FieldGroupsProps & { fields: readonly FilledField[] }) {
  if (fields.length === 0) return null;
  return (
    <details className={styles.folded}>
      <summary>
        <strong>Not needed</strong>{' '}
        <span className="soft">{fields.map(({ label }) => label).join(', ')}</span>
      </summary>
      {fields.map((field) => (
        <Row key={field.key} field={field} {...props} />
      ))}
    </details>
  );
}

function Row({ field, ...props }: FieldGroupsProps & { field: FilledField }) {
  const { store, state, shown, choices } = props;
  const { stored: draft, edits, save } = state;
  const isInConflict = save.kind === 'conflict' && save.keys.includes(field.key);
  return (
    <FormFieldRow
      id={props.toFieldId(field.key)}
      field={field}
      value={shown.get(field.key) ?? null}
      edit={edits.get(field.key)}
      files={draft.files}
      problems={draft.problems.filter(({ key }) => key === field.key)}
      theirs={isInConflict ? toStored(draft, field.key) : undefined}
      isRemembered={isRemembered(field, choices)}
      isReviewed={props.isReviewed}
      onChange={(value) => store.change(field.key, value)}
      onTakeTheirs={() => store.takeTheirs(field.key)}
      onRemember={(isWanted) => props.onRemember(field.key, isWanted)}
    />
  );
}

/** What goes along, and the help with words. */
function Documents({
  store,
  state,
  calls,
  hasFields,
  onResumeUnsaved,
}: FieldGroupsProps & { hasFields: boolean }) {
  const { stored: draft } = state;
  return (
    <>
      {hasFields ? null : <p className={styles.effect}>This form asks for no documents.</p>}
      {draft.files.length > 0 ? (
        <ul className={styles.files} aria-label="Files of this application">
          {draft.files.map((file) => (
            <li key={file.kind}>
              <strong>{file.filename}</strong> {toFileSize(file.size)}{' '}
              {file.made_for_job ? <span className={badgeStyles.badge}>Made for this job</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
      <Suspense fallback={null}>
        <ApplicationHelp
          draft={draft}
          calls={calls}
          onUse={(key, text, isDrafted) => store.change(key, text, { isDrafted })}
          onPerform={(act) => store.perform(act)}
          onResumeUnsaved={onResumeUnsaved}
        />
      </Suspense>
    </>
  );
}
