import styles from './demo-notice.module.css';

/** Said on every page while the postings come from the sandbox. */
export function DemoNotice() {
  return (
    <aside aria-label="Demo data" className={styles.notice}>
      <p className="page">
        <strong>Demo data.</strong> The companies and postings here are invented and come from the built-in
        sandbox.
      </p>
    </aside>
  );
}
