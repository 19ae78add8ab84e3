import { Button } from '../../components/button.tsx';
import { FormFault } from '../../components/form-fault.tsx';
import { saveBlob } from '../../lib/save-blob.ts';
import { useAction } from '../../lib/use-action.ts';
import { toToday } from './application-labels.ts';

/** Every application of the person as a table, whatever the page is narrowed to. */
export function ExportCsv({ load }: { load: () => Promise<Blob> }) {
  const { isBusy, error, run } = useAction(async () => {
    saveBlob(await load(), `applications-${toToday()}.csv`);
  }, 'The export failed. Please try again.');
  return (
    <>
      <Button kind="secondary" isBusy={isBusy} onClick={() => void run()}>
        {isBusy ? 'Exporting...' : 'Export as CSV'}
      </Button>
      <FormFault text={error} />
    </>
  );
}
