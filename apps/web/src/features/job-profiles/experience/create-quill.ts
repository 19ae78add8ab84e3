import Quill from 'quill/core.js';
import Bold from 'quill/formats/bold.js';
import Image from 'quill/formats/image.js';
import Italic from 'quill/formats/italic.js';
import Link from 'quill/formats/link.js';
import List from 'quill/formats/list.js';
import Strike from 'quill/formats/strike.js';
import Underline from 'quill/formats/underline.js';
import 'quill/dist/quill.core.css';

export type { Quill };

const formats = {
  bold: Bold,
  image: Image,
  italic: Italic,
  link: Link,
  list: List,
  strike: Strike,
  underline: Underline,
};

Quill.register(
  Object.fromEntries(Object.entries(formats).map(([name, format]) => [`formats/${name}`, format])),
  true,
);

/** Without these the Tab key leaves the editor, as it leaves every other field. */
const NO_TAB = { tab: null, 'remove tab': null, indent: null, outdent: null };

/**
 * An editor in `box`, with Quill's own history (1,000 ms, 100 steps), link, image and upload rules: they are the
 * specification's.
 */
export function createQuill(box: HTMLElement, labels: { labelId: string; hintId: string }): Quill {
  const place = document.createElement('div');
  box.append(place);
  const quill = new Quill(place, {
    placeholder: 'Enter text here...',
    formats: Object.keys(formats),
    modules: { keyboard: { bindings: NO_TAB } },
  });
  const { root } = quill;
  root.setAttribute('role', 'textbox');
  root.setAttribute('aria-multiline', 'true');
  root.setAttribute('aria-labelledby', labels.labelId);
  root.setAttribute('aria-describedby', labels.hintId);
  return quill;
}

/** What was written, as the page of an employer would show it; '' when nothing was. */
export function toHtml(quill: Quill): string {
  if (quill.getLength() <= 1 && quill.getText().trim() === '') return '';
  // Quill writes every space as one that does not break.
  return quill.getSemanticHTML().replaceAll('&nbsp;', ' ');
}

/** Shows this text, as if it had always been there. */
export function withHtml(quill: Quill, html: string): void {
  quill.setContents(quill.clipboard.convert({ html }), 'silent');
  quill.history.clear();
}
