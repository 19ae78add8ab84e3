import type { ApplicationFile } from '@firsthand/contracts';
import { toFileSize, type ApplicationFileKind } from '@firsthand/contracts/light';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { FormFault } from '../../../components/form-fault.tsx';
import { saveBlob } from '../../../lib/save-blob.ts';
import { useAction } from '../../../lib/use-action.ts';
import styles from './details.module.css';

interface PacketFilesProps {
  files: readonly ApplicationFile[];
  /** Fetched ahead, so that they can be dragged into the employer's page. */
  isReady: boolean;
  load: (kind: ApplicationFileKind) => Promise<Blob>;
}

const KIND_LABELS: Record<ApplicationFileKind, string> = { resume: 'Resume', 'cover-letter': 'Cover letter' };

/** The files that belong to the application, byte for byte. */
export function PacketFiles({ files, isReady, load }: PacketFilesProps) {
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="files-heading" className={styles.section}>
      <h2 id="files-heading">Files</h2>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.kind}>
            <PacketFile file={file} isReady={isReady} load={() => load(file.kind)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The file in the browser's memory, under an address of its own; null until it is there. */
function useFile(load: () => Promise<Blob>, isWanted: boolean): { file: Blob; address: string } | null {
  const [ready, setReady] = useState<{ file: Blob; address: string } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let address: string | null = null;
    let isLeft = false;
    load().then(
      (file) => {
        if (isLeft) return;
        address = URL.createObjectURL(file);
        setReady({ file, address });
      },
      // Dragging is a convenience; the button beside it loads the file again and says what is wrong.
      () => setReady(null),
    );
    return () => {
      isLeft = true;
      if (address !== null) URL.revokeObjectURL(address);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per application; `load` is another function each time
  }, [isWanted]);
  return ready;
}

interface PacketFileProps {
  file: ApplicationFile;
  isReady: boolean;
  load: () => Promise<Blob>;
}

function PacketFile({ file, isReady, load }: PacketFileProps) {
  const ready = useFile(load, isReady);
  const { isBusy, error, run } = useAction(async () => {
    saveBlob(ready?.file ?? (await load()), file.filename);
  }, 'The file could not be downloaded. Please try again.');
  return (
    <div
      className={`ends ${styles.file}`}
      draggable={ready !== null}
      onDragStart={(event) => {
        if (!ready) return;
        // The form that browsers take for a file which does not lie on the disk.
        const type = file.mimetype === '' ? 'application/octet-stream' : file.mimetype;
        event.dataTransfer.setData('DownloadURL', `${type}:${file.filename}:${ready.address}`);
        event.dataTransfer.items.add(new File([ready.file], file.filename, { type }));
        event.dataTransfer.effectAllowed = 'copy';
      }}
    >
      <div className={styles.fileName}>
        <p>
          <strong>
            {KIND_LABELS[file.kind]}
            {file.made_for_job ? ' made for this job' : ''}
          </strong>{' '}
          <span className="fine-note">{toFileSize(file.size)}</span>
        </p>
        <p>{file.filename}</p>
      </div>
      <Button kind="secondary" isBusy={isBusy} onClick={() => void run()}>
        Download<span className="sr-only"> {file.filename}</span>
      </Button>
      <FormFault text={error} />
    </div>
  );
}
