import { closestAcross } from '../dom/walk.ts';
import { boxesWidget, loneBoxWidget } from '../widgets/boxes-widget.ts';
import { fileWidget } from '../widgets/file-widget.ts';
import { listWidget } from '../widgets/list-widget.ts';
import { drawnList } from '../widgets/drawn-list.ts';
import { selectWidget } from '../widgets/select-widget.ts';
import { textWidget } from '../widgets/text-widget.ts';
import type { Widget } from '../page-field.ts';
import type { System } from '../systems/system.ts';
import { spinDateWidget } from '../widgets/spin-date-widget.ts';
import { findDrawnFor } from './clipped-lists.ts';
import { isBox, isCheckBox, isDatePart } from './group-controls.ts';

/** How a question's controls are read and written; null where that is not known. */
export function toWidget(group: readonly HTMLElement[], system: System): Widget | null {
  const [control] = group;
  if (!control) return null;
  if (isBox(control)) {
    if (group.length === 1) return loneBoxWidget(control);
    return boxesWidget(group, group.every(isCheckBox));
  }
  if (isDatePart(control)) return spinDateWidget(group.filter(isDatePart));
  const isOpener = system.upload !== undefined && control.matches(system.upload.opener);
  if (isOpener || (control instanceof HTMLInputElement && control.type === 'file'))
    return fileWidget(control);
  if (control instanceof HTMLSelectElement) return selectWidget(control, () => findDrawnFor(control));
  const list = drawnList(control);
  if (list) return listWidget({ ...list, takesOwnWords: system.takesOwnWords?.(control) === true });
  if (control instanceof HTMLTextAreaElement) return textWidget(control);
  if (control instanceof HTMLInputElement && !closestAcross(control, '[aria-haspopup=listbox]')) {
    return textWidget(control, {
      dateFormat: system.dateFormatOf?.(control) ?? null,
      phoneCode: () => system.phoneCodeOf?.(control) ?? null,
    });
  }
  return null;
}
