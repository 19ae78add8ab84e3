import { Link } from 'react-router';
import buttonStyles from '../../components/button.module.css';
import { MessagePage } from './message-page.tsx';

interface FailurePageProps {
  heading: string;
  /** The server's own words, when it gave some. */
  reason?: string | undefined;
}

/** What happened, what is safe, what to do. */
export function FailurePage({ heading, reason }: FailurePageProps) {
  return (
    <MessagePage
      heading={heading}
      actions={
        <>
          <button type="button" className={buttonStyles.primary} onClick={() => location.reload()}>
            Try again
          </button>
          <Link to="/" className={buttonStyles.secondary} reloadDocument>
            Back to Home
          </Link>
        </>
      }
    >
      {reason ? <p>{reason}</p> : null}
      <p>The address of this page is complete, so trying again continues where you were.</p>
    </MessagePage>
  );
}
