import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { logWarning } from '../lib/log.ts';
import styles from './drop-area.module.css';

interface DropAreaProps {
  /** The words of the button that opens the file chooser. */
  label: string;
  accept: string;
  isDisabled?: boolean;
  size: 'small' | 'large';
  onFile: (file: File) => void;
  /** A dropped file of which it is false is ignored but for a warning on the console. */
  takesDropped?: (file: File) => boolean;
  children?: ReactNode;
}

/** Takes a dropped or chosen file. The label and its input do the choosing, so that the keyboard has it too. */
export function DropArea(props: DropAreaProps) {
  const { label, accept, isDisabled = false, size, onFile, takesDropped, children } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function follow(event: DragEvent, isNowOver: boolean) {
    event.preventDefault();
    setIsOver(isNowOver && !isDisabled);
  }

  function take(files: FileList | null) {
    const file = files?.[0];
    if (file && !isDisabled) onFile(file);
    // The same file can be chosen again, e.g. after it was changed.
    if (input.current) input.current.value = '';
  }

  function drop(files: FileList) {
    const file = files[0];
    if (file && takesDropped?.(file) === false) {
      logWarning('The file was ignored:', new Error(`${file.name} is of no kind that is taken here`));
    } else take(files);
  }

  return (
    <div
      className={`${styles.area} ${styles[size]}`}
      data-over={isOver || undefined}
      data-disabled={isDisabled || undefined}
      onDragEnter={(event) => follow(event, true)}
      onDragOver={(event) => follow(event, true)}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) follow(event, false);
      }}
      onDrop={(event) => {
        follow(event, false);
        drop(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        disabled={isDisabled}
        className={styles.input}
        onChange={(event) => take(event.target.files)}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
    </div>
  );
}
