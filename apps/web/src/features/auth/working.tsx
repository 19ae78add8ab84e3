import styles from './auth.module.css';

/** Said while the server is asked. */
export function Working({ text }: { text: string }) {
  return (
    <p role="status" className={styles.working}>
      <span className={styles.spinner} aria-hidden="true" />
      {text}
    </p>
  );
}
