import type { FilledField, SealedPacket } from '@firsthand/contracts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { countOf } from '../../../lib/format-date.ts';
import { toSourceDetail } from '../../../lib/source-detail.ts';
import { formatAppliedAt } from '../application-labels.ts';
import { GROUP_LABELS, SOURCE_LABELS, isTyped, toAnswerText, toGroups } from './format-answer.ts';
import styles from './details.module.css';

interface SentAnswersProps {
  packet: SealedPacket;
  /** While it waits to be typed into the employer's page. */
  canCopy: boolean;
  /** The person is about to copy them; else they are folded, group by group. */
  isToSend: boolean;
}

/** Every question with its answer and where that came from. */
export function SentAnswers({ packet, canCopy, isToSend }: SentAnswersProps) {
  return (
    <section aria-labelledby="answers-heading" className={styles.section}>
      <h2 id="answers-heading">Answers</h2>
      <p className="note measure">
        {packet.form.origin === 'employer'
          ? `The employer’s own form, as it was on ${formatAppliedAt(packet.form.read_at)}.`
          : 'The questions most forms have.'}{' '}
        Confirmed by you on {formatAppliedAt(packet.sealed_at)}.
      </p>
      {packet.form.notices.map((notice) => (
        <p key={notice} className="note measure">
          {notice}
        </p>
      ))}
      {toGroups(packet.fields).map(({ group, fields }) => (
        <details key={group} open={isToSend} className={styles.more}>
          <summary>
            {GROUP_LABELS[group]} <span className="fine-note">{countOf(fields.length, 'answer')}</span>
          </summary>
          <dl>
            {fields.map((field) => (
              <Answer key={field.key} field={field} files={packet.files} canCopy={canCopy} />
            ))}
          </dl>
        </details>
      ))}
    </section>
  );
}

interface AnswerProps {
  field: FilledField;
  files: SealedPacket['files'];
  canCopy: boolean;
}

function Answer({ field, files, canCopy }: AnswerProps) {
  const text = toAnswerText(field, files);
  const detail = field.source && toSourceDetail(field.source.detail);
  return (
    <div className={styles.answer}>
      <dt>{field.label}</dt>
      <dd>
        {text === null ? (
          <p className="faint">Left empty. {field.left_empty}</p>
        ) : (
          <p className={styles.value}>{text}</p>
        )}
        {field.source ? (
          <p className={styles.source}>
            <strong>{SOURCE_LABELS[field.source.kind]}</strong>
            {detail === null ? null : <> · {detail}</>}
          </p>
        ) : null}
      </dd>
      {canCopy && text !== null && isTyped(field) ? (
        <dd className={styles.copy}>
          <CopyButton text={text} of={field.label} />
        </dd>
      ) : null}
    </div>
  );
}
