import styles from './featured-mark.module.css';

/** "Featured", which opens to what it means: by keyboard, by touch and without scripts. */
export function FeaturedMark() {
  return (
    <details className={styles.mark}>
      <summary className={styles.word}>
        Featured
        <span className={styles.sign} aria-hidden="true">
          ?
        </span>
        <span className="sr-only">: what this means</span>
      </summary>
      <p className={styles.hint}>
        The employer’s own mark. It costs nothing. In results a featured job counts as two days newer than it
        is, and no more.
      </p>
    </details>
  );
}
