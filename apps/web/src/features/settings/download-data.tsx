import { Button } from '../../components/button.tsx';
import { AccountAction } from './account-action.tsx';
import { saveBlob } from '../../lib/save-blob.ts';
import { useAction } from '../../lib/use-action.ts';

export function DownloadData({ load }: { load: () => Promise<Blob> }) {
  const { isBusy, error, run } = useAction(async () => {
    const day = new Date().toISOString().slice(0, 10);
    saveBlob(await load(), `firsthand-data-${day}.zip`);
  }, 'Your data could not be downloaded. Please try again.');
  return (
    <AccountAction
      heading="Download my data"
      text="Take it along: everything we hold about you, in one ZIP with lists as JSON and CSV, and your documents as files. An account that holds nothing yet can be filled from it."
      error={error}
    >
      <Button kind="secondary" isBusy={isBusy} onClick={() => void run()}>
        {isBusy ? 'Preparing...' : 'Download my data'}
      </Button>
    </AccountAction>
  );
}
