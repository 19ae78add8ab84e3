import { STAGE_LABELS } from '@firsthand/contracts/light';
import type { ApplicationDetail } from '@firsthand/contracts';
import { formatDay } from '../application-labels.ts';
import styles from './details.module.css';

/** Which stage was reached when, newest first. */
export function StageTimeline({ stages }: { stages: ApplicationDetail['stages'] }) {
  return (
    <ol className={styles.timeline} aria-label="Stages">
      {stages.toReversed().map(({ stage, on }) => (
        <li key={stage}>
          <span>{STAGE_LABELS[stage]}</span> <time dateTime={on}>{formatDay(on)}</time>
        </li>
      ))}
    </ol>
  );
}
