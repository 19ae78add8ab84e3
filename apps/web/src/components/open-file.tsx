import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { FormFault } from './form-fault.tsx';
import { saveBlob } from '../lib/save-blob.ts';
import { useAction } from '../lib/use-action.ts';

interface OpenFileProps {
  filename: string;
  load: () => Promise<Blob>;
  kind: 'secondary' | 'link';
  children: ReactNode;
}

/** The other tab has read it by then. */
const KEPT_MS = 60_000;

/** Opens a PDF beside the page; anything else is saved, and so is a PDF where the browser lets no page open one. */
export function OpenFile({ filename, load, kind, children }: OpenFileProps) {
  const { isBusy, error, run } = useAction(async () => {
    const file = await load();
    if (file.type !== 'application/pdf') {
      saveBlob(file, filename);
      return;
    }
    const address = URL.createObjectURL(file);
    if (!window.open(address)) saveBlob(file, filename);
    setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
  }, 'The file could not be loaded. Please try again.');
  return (
    <>
      <Button kind={kind} isBusy={isBusy} onClick={() => void run()}>
        {isBusy ? 'Loading...' : children}
      </Button>
      {error ? <FormFault text={error} /> : null}
    </>
  );
}
