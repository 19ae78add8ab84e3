import type { JobView } from '@firsthand/contracts';
import styles from './featured-mark.module.css';

const MEANINGS: Readonly<Record<NonNullable<JobView['featured_by']>, string>> = {
  employer:
    'Marked by the employer on its board. In results it counts as two days newer than it is, and no more.',
  operator: 'Chosen by whoever runs this site. It lifts nothing in the order of results.',
};

/** "Featured", which opens to who says so: by keyboard, by touch and without scripts. Nothing where nobody does. */
export function FeaturedMark({ by }: { by: JobView['featured_by'] }) {
  if (by === null) return null;
  return (
    <details className={styles.mark}>
      <summary className={styles.word}>
        Featured
        <span className={styles.sign} aria-hidden="true">
          ?
        </span>
        <span className="sr-only">: what this means</span>
      </summary>
      <p className={styles.hint}>{MEANINGS[by]}</p>
    </details>
  );
}
