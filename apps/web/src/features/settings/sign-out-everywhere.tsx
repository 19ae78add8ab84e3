import { Button } from '../../components/button.tsx';
import { AccountAction } from './account-action.tsx';
import { useAction } from '../../lib/use-action.ts';

export function SignOutEverywhere({ signOut }: { signOut: () => Promise<void> }) {
  const { isBusy, error, run } = useAction(signOut, 'Signing out everywhere failed. Please try again.');
  return (
    <AccountAction
      heading="Sign out everywhere"
      text="Ends every session of your account: here, in other browsers and on other devices. Access tokens go on until you revoke them."
      error={error}
    >
      <Button kind="secondary" isBusy={isBusy} onClick={() => void run()}>
        {isBusy ? 'Signing out...' : 'Sign out everywhere'}
      </Button>
    </AccountAction>
  );
}
