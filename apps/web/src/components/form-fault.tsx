import styles from './form-fault.module.css';

/** What went wrong. The place is always there, so that screen readers hear it fill. */
export function FormFault({ text, id }: { text: string | null; id?: string }) {
  return (
    <p role="alert" id={id} className={`callout ${styles.fault}`} data-tone="bad">
      {text}
    </p>
  );
}
