import type { Settings, SettingsResponse } from '@firsthand/contracts';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { formatDate } from '../../lib/format-date.ts';
import { useAction } from '../../lib/use-action.ts';
import { AccountAction } from './account-action.tsx';

interface LinkedSignInsProps {
  settings: Settings;
  unlink: () => Promise<SettingsResponse>;
}

/** LinkedIn, where it signs in to this account too: a change of address leaves it linked. */
export function LinkedSignIns({ settings, unlink }: LinkedSignInsProps) {
  const [linked, setLinked] = useState(settings.sign_ins_elsewhere);
  const { isBusy, error, run } = useAction(
    async () => setLinked((await unlink()).settings.sign_ins_elsewhere),
    'LinkedIn could not be unlinked. Please try again.',
  );
  const [first] = linked;
  if (!first) return null;
  return (
    <AccountAction
      heading="LinkedIn"
      text={`A LinkedIn profile linked on ${formatDate(first.linked_at)} logs in to this account, whatever its email address is. If it is not yours, unlink it.`}
      error={error}
    >
      <Button kind="secondary" isBusy={isBusy} onClick={() => void run()}>
        {isBusy ? 'Unlinking...' : 'Unlink LinkedIn'}
      </Button>
    </AccountAction>
  );
}
