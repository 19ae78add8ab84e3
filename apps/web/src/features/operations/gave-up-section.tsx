import { formatCount } from '@firsthand/contracts/light';
import type { OperationsResponse } from '@firsthand/contracts';
import { countOf } from '../../lib/format-date.ts';
import { FoldedText } from './folded-text.tsx';
import { Nothing, Section } from './section.tsx';
import { findTaskWords } from './task-labels.ts';
import { When } from './when.tsx';
import styles from './entries.module.css';

type Queue = OperationsResponse['queue'];

/** Tasks whose attempts ran out; null where the figures could not be loaded. */
export function GaveUpSection({ queue }: { queue: Queue | null }) {
  return (
    <Section id="gave-up" heading="Work that gave up">
      {queue === null ? (
        <Nothing>
          <p>This comes with the figures above, which could not be loaded.</p>
        </Nothing>
      ) : queue.gave_up.length === 0 ? (
        <Nothing>
          <p>Nothing gave up. Work that fails is tried again, and stands here when its attempts run out.</p>
        </Nothing>
      ) : (
        <Tasks queue={queue} />
      )}
    </Section>
  );
}

function Tasks({ queue: { gave_up: tasks, gave_up_total: total } }: { queue: Queue }) {
  return (
    <>
      <ul className={styles.entries}>
        {tasks.map((task) => (
          <li key={task.id} className={styles.entry}>
            <Task task={task} />
          </li>
        ))}
      </ul>
      {total > tasks.length ? (
        <p className="fine-note">
          The newest {formatCount(tasks.length)} of {formatCount(total)}.
        </p>
      ) : null}
    </>
  );
}

function Task({ task }: { task: Queue['gave_up'][number] }) {
  const words = findTaskWords(task.kind);
  const attempts = countOf(task.attempts, 'attempt');
  return (
    <>
      <div className={styles.head}>
        <h3>
          {words ?? task.kind}
          {words === null ? null : <code className={styles.code}>{task.kind}</code>}
        </h3>
        <p className="fine-note">
          Gave up <When at={task.failed_at} /> after {attempts}
        </p>
      </div>
      {task.last_error === null ? (
        <p className="fine-note">It left no error.</p>
      ) : (
        <FoldedText text={task.last_error} label={`the last error of task ${task.id}`} />
      )}
    </>
  );
}
