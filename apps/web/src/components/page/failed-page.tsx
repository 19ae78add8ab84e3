import { AccountPage } from './account-page.tsx';
import { LoadFailure } from './load-failure.tsx';

interface FailedPageProps {
  heading: string;
  message: string;
  /** What is safe although this failed. */
  hint: string;
  isReloading: boolean;
  reload: () => void;
}

/** A page of a signed-in person whose content could not be loaded. */
export function FailedPage({ heading, message, hint, isReloading, reload }: FailedPageProps) {
  return (
    <AccountPage heading={heading}>
      <LoadFailure message={message} hint={hint} isRetrying={isReloading} onRetry={reload} />
    </AccountPage>
  );
}
