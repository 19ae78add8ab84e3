import type { ListedSession, SessionsResponse } from '@firsthand/contracts';
import { SIGN_IN_WAY_LABELS } from '@firsthand/contracts/light';
import { useId, useRef, useState } from 'react';
import badgeStyles from '../../components/badge.module.css';
import { Button } from '../../components/button.tsx';
import { useNow, useReaderClock } from '../../lib/clock.tsx';
import { formatDate, formatInstant } from '../../lib/format-date.ts';
import { toRelativeTime } from '../../lib/relative-time.ts';
import { useAction } from '../../lib/use-action.ts';
import styles from './logged-in-places.module.css';

const shownAtFirst = 5;

interface LoggedInPlacesProps {
  sessions: SessionsResponse;
  end: (id: string) => Promise<unknown>;
  /** This browser's own session was ended. */
  onEndedHere: () => void;
}

/** Every browser the person is logged in with, each with its way out. */
export function LoggedInPlaces({ sessions, end, onEndedHere }: LoggedInPlacesProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [listed, setListed] = useState(sessions.data);
  const [isWhole, setIsWhole] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const shown = isWhole ? listed : listed.slice(0, shownAtFirst);

  async function logOut({ id, device, current }: ListedSession) {
    await end(id);
    if (current) {
      onEndedHere();
      return;
    }
    setListed((before) => before.filter((session) => session.id !== id));
    setSaid(`${device} is logged out.`);
    // Its button is gone, and with it the focus.
    heading.current?.focus();
  }

  return (
    <section aria-labelledby={headingId} className={styles.places}>
      <div>
        <h3 ref={heading} id={headingId} tabIndex={-1}>
          Where you are logged in
        </h3>
        <p className="note">If one of these is not yours, log it out.</p>
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <ul className={styles.list}>
        {shown.map((session) => (
          <Place key={session.id} session={session} logOut={() => logOut(session)} />
        ))}
      </ul>
      {shown.length < listed.length ? (
        <div>
          <Button kind="quiet" onClick={() => setIsWhole(true)}>
            Show all {listed.length}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

interface PlaceProps {
  session: ListedSession;
  logOut: () => Promise<void>;
}

function Place({ session, logOut }: PlaceProps) {
  const { device, current, created_at: createdAt, last_used_at: lastUsedAt } = session;
  const clock = useReaderClock();
  const now = useNow();
  const { isBusy, error, run } = useAction(logOut, 'This device could not be logged out. Please try again.');
  const way = session.signed_in_with ? ` with ${SIGN_IN_WAY_LABELS[session.signed_in_with]}` : '';
  return (
    <li className={styles.place}>
      <div className={styles.words}>
        <p className={styles.device}>
          {device}
          {current ? <span className={badgeStyles.badge}>This device</span> : null}
        </p>
        <p className="note">
          Logged in <time dateTime={createdAt}>{formatDate(createdAt, clock)}</time>
          {way}
        </p>
        {current ? null : (
          <p className="note">
            Used{' '}
            <time dateTime={lastUsedAt} title={formatInstant(lastUsedAt, clock)}>
              {toRelativeTime(lastUsedAt, now)}
            </time>
          </p>
        )}
        {error ? (
          <p role="alert" className="fault">
            {error}
          </p>
        ) : null}
      </div>
      <Button kind="secondary" isBusy={isBusy} onClick={() => void run()}>
        {isBusy ? 'Logging out...' : 'Log out'}
        <span className="sr-only"> {device}</span>
      </Button>
    </li>
  );
}
