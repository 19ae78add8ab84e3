import { createApiClient } from '@firsthand/api-client';
import type { ApplicationDraft, FilledField } from '@firsthand/contracts';
import { FORM_FIELD_GROUPS, JOB_PROFILE_ROUTES } from '@firsthand/contracts/light';
import { useEffect, useRef } from 'react';
import { AccountPage } from '../../components/page/account-page.tsx';
import { Button } from '../../components/button.tsx';
import { FormFault } from '../../components/form-fault.tsx';
import { OpenFile } from '../../components/open-file.tsx';
import { sessionFetch } from '../../lib/session/session-fetch.ts';
import { toCompanyName } from '../../lib/job/job-labels.ts';
import { GROUP_LABELS } from '../../lib/form-groups.ts';
import { SOURCE_LABELS, toAnswerText } from './fields/answer-labels.ts';
import type { DraftApi } from './draft-api.ts';
import { toConsequence, toDestination } from './draft-labels.ts';
import styles from './confirm-step.module.css';

interface ConfirmStepProps {
  draft: ApplicationDraft;
  calls: DraftApi;
  asked: ReadonlySet<string>;
  error: string | null;
  isBusy: boolean;
  onConfirm: () => void;
  onBack: () => void;
}

const profiles = createApiClient(sessionFetch, JOB_PROFILE_ROUTES);

const isFilled = ({ value }: FilledField) => value !== null && value.length > 0;

/** The last look: exactly what goes where. One button sends it. */
export function ConfirmStep({ draft, calls, asked, error, isBusy, onConfirm, onBack }: ConfirmStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const fields = draft.fields.filter(({ key }) => asked.has(key));
  const empty = fields.filter((field) => !isFilled(field));
  return (
    <AccountPage
      heading={toDestination(draft)}
      headingRef={heading}
      lead={
        <>
          {draft.job.title} · {toCompanyName(draft.job.company)}
        </>
      }
      className={styles.page}
    >
      <p className="callout measure" data-tone="calm">
        {toConsequence(draft)}
      </p>
      {FORM_FIELD_GROUPS.map((group) => {
        const filled = fields.filter((field) => field.group === group && isFilled(field));
        if (filled.length === 0) return null;
        return (
          <section key={group} aria-labelledby={`confirm-${group}`} className={styles.group}>
            <h2 id={`confirm-${group}`}>{GROUP_LABELS[group]}</h2>
            <dl className={styles.answers}>
              {filled.map((field) => (
                <div key={field.key}>
                  <dt>{field.label}</dt>
                  <dd>
                    <span className={styles.value}>{toAnswerText(field, field.value, draft.files)}</span>
                    {field.kind === 'file' ? (
                      <SentFile draft={draft} calls={calls} kind={field.value} />
                    ) : null}
                    {field.source ? (
                      <span className="faint-note">{SOURCE_LABELS[field.source.kind]}</span>
                    ) : null}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
      {empty.length > 0 ? (
        <details className={styles.empty}>
          <summary>Stays empty: {empty.length}</summary>
          <ul>
            {empty.map((field) => (
              <li key={field.key}>{field.label}</li>
            ))}
          </ul>
        </details>
      ) : null}
      <FormFault text={error} />
      <div className={`actions ${styles.actions}`}>
        <Button kind="secondary" disabled={isBusy} onClick={onBack}>
          Go back and edit
        </Button>
        <Button kind="primary" isLarge isBusy={isBusy} onClick={onConfirm}>
          {isBusy ? 'Confirming...' : draft.way === 'packet' ? 'Prepare packet' : toDestination(draft)}
        </Button>
      </div>
    </AccountPage>
  );
}

interface SentFileProps {
  draft: ApplicationDraft;
  calls: DraftApi;
  kind: FilledField['value'];
}

/** The very file, to be opened. */
function SentFile({ draft, calls, kind }: SentFileProps) {
  const file = draft.files.find((one) => one.kind === kind);
  if (!file) return null;
  const load = () =>
    file.made_for_job
      ? calls.downloadResumeVersion({ params: { id: draft.id } })
      : profiles.downloadProfileFile({ params: { id: draft.job_profile.id, kind: file.kind } });
  return (
    <OpenFile kind="link" filename={file.filename} load={load}>
      Open it: exactly this is sent<span className="sr-only">, {file.filename}</span>
    </OpenFile>
  );
}
