import styles from './auth.module.css';

/** What went wrong, over the form it concerns. The place is always there, so that screen readers hear it fill. */
export function FormError({ text, nextStep = null }: { text: string | null; nextStep?: string | null }) {
  return (
    <div role="alert" className={styles.alert}>
      {text ? (
        <div className="callout" data-tone="bad">
          <p>{text}</p>
          {nextStep ? <p>{nextStep}</p> : null}
        </div>
      ) : null}
    </div>
  );
}
