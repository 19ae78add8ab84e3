import type { AccessTokenView } from '@firsthand/contracts';
import { Button } from '../../../components/button.tsx';
import { DateTime } from '../../../components/date-time.tsx';
import { SCOPE_WORDS } from './scope-words.ts';
import styles from './access-tokens.module.css';

interface TokenLineProps {
  token: AccessTokenView;
  /** When the list came, in milliseconds. */
  now: number;
  onRevoke: () => void;
}

/** What a token may do, until when, and when it last did. */
export function TokenLine({ token, now, onRevoke }: TokenLineProps) {
  const { name, scopes, expires_at: end, last_used_at: lastUse } = token;
  const hasEnded = end !== null && Date.parse(end) <= now;
  const words = scopes.map((scope) => SCOPE_WORDS[scope].label.toLowerCase()).join(', ');
  return (
    <li className={styles.line}>
      <div className={styles.lineWords}>
        <p className={styles.name}>{name}</p>
        <p className={`note ${styles.note}`}>
          May {words}.{' '}
          {end === null ? (
            'Holds until you revoke it.'
          ) : (
            <>
              {hasEnded ? <strong className={styles.ended}>Ended </strong> : 'Ends '}
              <DateTime at={end} />.
            </>
          )}{' '}
          {lastUse === null ? (
            'Never used.'
          ) : (
            <>
              Last used <DateTime at={lastUse} withHour />.
            </>
          )}
        </p>
      </div>
      <Button kind="secondary" onClick={onRevoke}>
        Revoke<span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}
