import { Button, LinkButton } from '../../components/button.tsx';
import { isOffline, OFFLINE_TEXT, useWhenOnline } from '../../lib/network.ts';
import { MessagePage } from './message-page.tsx';

interface FailurePageProps {
  heading: string;
  /** The server's own words, when it gave some. */
  reason?: string | undefined;
}

/** What happened, what is safe, what to do. */
export function FailurePage({ heading, reason }: FailurePageProps) {
  const offline = isOffline() ? OFFLINE_TEXT : undefined;
  useWhenOnline(() => location.reload());
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
      {(reason ?? offline) ? <p>{reason ?? offline}</p> : null}
      <p>The address of this page is complete, so trying again continues where you were.</p>
    </MessagePage>
  );
}
