import { Button, LinkButton } from '../../components/button.tsx';
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
          <Button kind="primary" onClick={() => location.reload()}>
            Try again
          </Button>
          <LinkButton to="/" kind="secondary" reloadDocument>
            Back to Home
          </LinkButton>
        </>
      }
    >
      {reason ? <p>{reason}</p> : null}
      <p>The address of this page is complete, so trying again continues where you were.</p>
    </MessagePage>
  );
}
