import styles from './job-card-skeleton.module.css';

/** Takes the room of a job card while its search runs; only drawn after 200 ms. */
export function JobCardSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <span className={styles.title} />
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.text} />
      <span className={styles.text} />
      <span className={styles.foot} />
    </div>
  );
}
