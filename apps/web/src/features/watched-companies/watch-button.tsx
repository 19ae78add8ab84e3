import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Button, LinkButton } from '../../components/button.tsx';
import { toLogin } from '../../lib/login-address.ts';
import { useSession } from '../../lib/session/session.ts';
import { useAction } from '../../lib/use-action.ts';
import { toWatch, watchingCalls, type CompanyName } from './watching.ts';
import styles from './watch-button.module.css';

interface WatchButtonProps {
  company: CompanyName;
  /** When the page knows it already; else it is asked for. */
  isWatched?: boolean;
}

/** Begins and ends watching a company. Guests are led to the login; its room is the same for everybody. */
export function WatchButton({ company, isWatched: known }: WatchButtonProps) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  if (!user) {
    return (
      <LinkButton
        kind="secondary"
        className={styles.watch}
        {...toLogin(pathname + search, `watch ${company.name}`)}
      >
        Watch<span className="sr-only"> {company.name}: log in first</span>
      </LinkButton>
    );
  }
  return (
    <Toggle key={`${user.id} ${company.ats_type} ${company.slug}`} company={company} isWatched={known} />
  );
}

function Toggle({
  company,
  isWatched: known,
}: {
  company: WatchButtonProps['company'];
  isWatched: boolean | undefined;
}) {
  const [isWatched, setIsWatched] = useState(known ?? false);
  const { '*': watch } = toWatch(company);
  useEffect(() => {
    if (known !== undefined) return;
    let isHere = true;
    watchingCalls.getWatch({ params: { '*': watch } }).then(
      ({ watched }) => {
        if (isHere) setIsWatched(watched);
      },
      // The button then offers to watch, which is fine twice.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [watch, known]);
  const { isBusy, error, run } = useAction(async () => {
    const call = isWatched ? watchingCalls.unwatchCompany : watchingCalls.watchCompany;
    const { watched } = await call({ params: { '*': watch } });
    setIsWatched(watched);
  }, 'This could not be changed. Please try again.');
  return (
    <>
      <Button
        kind="secondary"
        className={styles.watch}
        aria-pressed={isWatched}
        isBusy={isBusy}
        onClick={() => void run()}
      >
        {isWatched ? 'Watching' : 'Watch'}
        <span className="sr-only"> {company.name}</span>
      </Button>
      {error ? (
        <p role="alert" className="fault">
          {error}
        </p>
      ) : null}
    </>
  );
}
