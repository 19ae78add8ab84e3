import styles from './demo-notice.module.css';

/** Said on every page while the postings come from the sandbox. */
export function DemoNotice() {
  return (
    <aside aria-label="Demo data" className={styles.notice}>
      <p className="page">
        <strong>Demo data.</strong> Invented companies and postings, read again every 1 to 5 minutes.
      </p>
    </aside>
  );
}
