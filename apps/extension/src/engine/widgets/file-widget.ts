import { tellChange } from '../dom/act.ts';
import { textOf } from '../dom/text.ts';
import { waitFor } from '../dom/wait.ts';
import { parentOf } from '../dom/walk.ts';
import type { Widget, Written } from '../page-field.ts';

/** Pages show the name once they have taken a file, and often empty the box then. */
const TAKEN_WITHIN_MS = 8_000;
const BLOCK_STEPS = 6;

/** A box for a file. It is filled by `giveFile`, which needs the bytes. */
export function fileWidget(box: HTMLInputElement): Widget {
  return {
    kind: 'file',
    options: [],
    read: () => box.files?.[0]?.name ?? null,
    write: () => Promise.resolve('not-taken'),
  };
}

/** Puts a file into the box, which on most pages sends it to the employer's system at once. */
export async function giveFile(box: HTMLInputElement, file: File): Promise<Written> {
  const around = blockOf(box);
  const transfer = new DataTransfer();
  transfer.items.add(file);
  box.files = transfer.files;
  box.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  tellChange(box);
  const isTaken = () => box.files?.[0]?.name === file.name || textOf(around).includes(file.name);
  return (await waitFor(() => (isTaken() ? true : null), TAKEN_WITHIN_MS)) ? 'filled' : 'not-taken';
}

/** What shows the file's name stands around the box, which itself may be taken away. */
function blockOf(box: HTMLInputElement): Element {
  let around: Element = box;
  for (let steps = 0; steps < BLOCK_STEPS; steps += 1) {
    const up = parentOf(around);
    if (!up || up.tagName === 'FORM' || up.querySelectorAll('input[type=file]').length > 1) break;
    around = up;
  }
  return around;
}
