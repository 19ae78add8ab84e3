/** Widths of the letters from space to `~` in a common upright face, in thousandths of its size. */
const WIDTHS =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
    .split(' ')
    .map(Number);
const FIRST = 0x20;
const USUAL = 556;
const WIDE = 1_000;
const BOLDER = 1.06;

/** How wide a text is when it is set; a document states no widths. */
export function measureText(text: string, { size, isBold }: { size: number; isBold: boolean }): number {
  let thousandths = 0;
  for (const character of text.normalize('NFD')) {
    const code = character.codePointAt(0) ?? 0;
    if (/\p{M}/u.test(character)) continue;
    const isWide = code >= 0x2e80 && code !== 0xfffd;
    thousandths += WIDTHS[code - FIRST] ?? (isWide ? WIDE : USUAL);
  }
  return (thousandths * size * (isBold ? BOLDER : 1)) / 1_000;
}
