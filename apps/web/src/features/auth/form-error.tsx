import styles from './auth.module.css';

/** What went wrong, over the form it concerns. The place is always there, so that screen readers hear it fill. */
export function FormError({ text }: { text: string | null }) {
  return (
    <div role="alert" className={styles.alert}>
      {text ? <p className={styles.error}>{text}</p> : null}
    </div>
  );
}
