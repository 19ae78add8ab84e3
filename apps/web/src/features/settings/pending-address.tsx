import styles from './settings.module.css';

interface PendingAddressProps {
  pending: string;
  present: string;
  isDemo: boolean;
}

/** Another address was given, and has not been confirmed yet. */
export function PendingAddress({ pending, present, isDemo }: PendingAddressProps) {
  return (
    <p className={styles.pending}>
      A confirmation was sent to <strong>{pending}</strong>. Until its link is opened, your address stays{' '}
      <strong>{present}</strong>.
      {isDemo ? (
        <>
          {' '}
          The demo’s mail is in{' '}
          <a href={`/sandbox/mail?to=${encodeURIComponent(pending)}`} target="_blank" rel="noreferrer">
            the sandbox mailbox<span className="sr-only"> (opens in a new tab)</span>
          </a>
          .
        </>
      ) : null}
    </p>
  );
}
