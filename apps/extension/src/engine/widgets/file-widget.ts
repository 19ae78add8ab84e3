import { press, tellChange } from '../dom/act.ts';
import { showsWords } from '../dom/text.ts';
import { isDrawn } from '../dom/drawn.ts';
import { waitFor } from '../dom/wait.ts';
import { collect, parentOf } from '../dom/walk.ts';
import type { Widget, Written } from '../page-field.ts';
import type { System } from '../systems/system.ts';

/** Pages show the name once they have taken a file, and often empty the box then. */
const TAKEN_WITHIN_MS = 8_000;
const BLOCK_STEPS = 6;

const OPENS_WITHIN_MS = 2_000;

/** A box for a file, or the button that opens one. It is filled by `giveFile`, which needs the bytes. */
export function fileWidget(control: HTMLElement): Widget {
  return {
    kind: 'file',
    options: [],
    read: () => (control instanceof HTMLInputElement ? (control.files?.[0]?.name ?? null) : null),
    write: () => Promise.resolve('not-taken'),
  };
}

/** Puts a file into the control's box, which on most pages sends it to the employer's system at once. */
export async function giveFile(control: HTMLElement, file: File, system: System): Promise<Written> {
  const around = blockOf(control);
  const box = await openBox(control, system);
  if (!box) return 'not-taken';
  const transfer = new DataTransfer();
  transfer.items.add(file);
  box.files = transfer.files;
  box.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  tellChange(box);
  const isTaken = () =>
    (box.isConnected && box.files?.[0]?.name === file.name) || showsWords(around, file.name);
  return (await waitFor(() => (isTaken() ? true : null), TAKEN_WITHIN_MS)) ? 'filled' : 'not-taken';
}

async function openBox(control: HTMLElement, { upload }: System): Promise<HTMLInputElement | null> {
  if (control instanceof HTMLInputElement) return control;
  if (!upload || !press(control)) return null;
  const find = () => {
    const pane = collect(document, upload.pane).find(isDrawn);
    return pane ? (collect<HTMLInputElement>(pane, 'input[type=file]')[0] ?? null) : null;
  };
  return waitFor(find, OPENS_WITHIN_MS);
}

/** What shows the file's name stands around the box, which itself may be taken away. */
function blockOf(control: HTMLElement): Element {
  let around: Element = control;
  for (let steps = 0; steps < BLOCK_STEPS; steps += 1) {
    const up = parentOf(around);
    if (!up || up.tagName === 'FORM' || collect(up, 'input[type=file]').length > 1) break;
    around = up;
  }
  return around;
}
