/** Spaces, line ends and other control characters. */
const SPACES = /[\s\p{Cc}]+/gu;
/** Control characters without tab and line feed. */
const CONTROLS_IN_TEXT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]+/g;

/** " Acme\r\nBcc: x " → "Acme Bcc: x" */
export function toLine(text: string): string {
  return text.replaceAll(SPACES, ' ').trim();
}

/** Keeps lines, as "\n": "one\r\ntwo\u2028three" → "one\ntwo\nthree". */
export function toText(text: string): string {
  return text
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll(CONTROLS_IN_TEXT, ' ')
    .trim();
}
