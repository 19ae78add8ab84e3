import { button, draw } from '../shared/draw.ts';
import type { StoodField } from '../shared/page-messages.ts';

/** Copies what would go into a field. */
export function copyButton(field: StoodField, words: string): HTMLElement {
  const copy = button(
    'Copy',
    () => {
      void navigator.clipboard.writeText(words).then(() => {
        copy.textContent = 'Copied';
      });
    },
    'small',
  );
  copy.setAttribute('aria-label', `Copy the answer to ${shorten(field.label)}`);
  return copy;
}

/** Scrolls the page to a field. */
export function showButton(field: StoodField, show: (key: string) => void): HTMLElement {
  const shown = button(
    'Show',
    () => {
      show(field.key);
    },
    'small',
  );
  shown.setAttribute('aria-label', `Show ${shorten(field.label)} on the page`);
  return shown;
}

/** Whose name or phone is asked for is told by the part of the form. */
export function nameOf(field: StoodField): HTMLElement {
  return draw('b', {}, toName(field));
}

export function toName({ shownIn, section: heading, label }: StoodField): string {
  const section = shownIn ?? heading;
  return section === null ? shorten(label) : `${shorten(section)}: ${shorten(label)}`;
}

/** A page may have labels of any length. */
export function shorten(label: string): string {
  return label.length > 200 ? `${label.slice(0, 199)}…` : label;
}
