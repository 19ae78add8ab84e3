import type { ImportAccountResponse } from '@firsthand/contracts';
import { LIMITS, toFileSize } from '@firsthand/contracts/light';
import { useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { DropArea } from '../../components/drop-area.tsx';
import { FormFault } from '../../components/form-fault.tsx';
import { useAction } from '../../lib/use-action.ts';
import styles from './bring-account-in.module.css';
import settingsStyles from './settings.module.css';
import { WhatCameIn } from './what-came-in.tsx';

interface BringAccountInProps {
  bring: (file: File) => Promise<void>;
  /** What became of it, once it was brought in. */
  brought: ImportAccountResponse | null;
}

/** Fills an account that holds nothing yet from a file of another one. */
export function BringAccountIn({ bring, brought }: BringAccountInProps) {
  const headingId = useId();
  const [file, setFile] = useState<File | null>(null);
  const isTooLarge = file !== null && file.size > LIMITS.accountFileMaxBytes;
  const { isBusy, error, run, forgetError } = useAction(async () => {
    if (file) await bring(file);
  }, 'The file could not be brought in, so nothing was changed. Please try again.');

  function choose(chosen: File) {
    forgetError();
    setFile(chosen);
  }

  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <div className={settingsStyles.actionWords}>
        <h3 id={headingId}>Bring an account in</h3>
        {brought ? null : (
          <p className={settingsStyles.note}>
            This account holds nothing yet, so it can be filled from the ZIP that “Download my data” made in
            another one. Its address, sign-ins and Premium stay where they are.
          </p>
        )}
      </div>
      <div role="status">{brought ? <WhatCameIn brought={brought} /> : null}</div>
      {brought ? null : (
        <>
          <DropArea
            label={file ? 'Choose another file' : 'Choose the ZIP'}
            accept=".zip,application/zip"
            size="large"
            isDisabled={isBusy}
            onFile={choose}
          >
            {file ? (
              <p className={styles.file}>
                <strong>{file.name}</strong> ({toFileSize(file.size)})
              </p>
            ) : (
              <p>or drop it here. At most {toFileSize(LIMITS.accountFileMaxBytes)}.</p>
            )}
          </DropArea>
          <FormFault text={isTooLarge ? TOO_LARGE : error} />
          {file ? (
            <Button kind="primary" isBusy={isBusy} disabled={isTooLarge} onClick={() => void run()}>
              {isBusy ? 'Bringing it in...' : 'Bring it in'}
            </Button>
          ) : null}
          {isBusy ? <progress aria-label="Bringing the account in" className={styles.progress} /> : null}
        </>
      )}
    </section>
  );
}

const TOO_LARGE = `The file is larger than ${toFileSize(LIMITS.accountFileMaxBytes)}, so it is no file of an account.`;
