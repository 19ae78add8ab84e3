import buttonStyles from '../../components/button.module.css';
import { AccountAction } from './account-action.tsx';
import { saveAsFile } from './save-as-file.ts';
import { useAction } from '../../lib/use-action.ts';

export function DownloadData({ load }: { load: () => Promise<object> }) {
  const { isBusy, error, run } = useAction(async () => {
    const day = new Date().toISOString().slice(0, 10);
    saveAsFile(`firsthand-data-${day}.json`, JSON.stringify(await load(), null, 2));
  }, 'Your data could not be downloaded. Please try again.');
  return (
    <AccountAction
      heading="Download my data"
      text="Everything we hold about you, in one JSON file."
      error={error}
    >
      <button
        type="button"
        className={buttonStyles.secondary}
        aria-disabled={isBusy}
        onClick={() => void run()}
      >
        {isBusy ? 'Preparing...' : 'Download my data'}
      </button>
    </AccountAction>
  );
}
