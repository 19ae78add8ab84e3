import type { TextItem } from '../page.ts';

/** The signs that fonts have for accents by themselves, as marks that join the letter before them. */
const MARKS: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¨': '\u0308',
  '˚': '\u030A',
  ˇ: '\u030C',
  '˙': '\u0307',
  '˝': '\u030B',
  '˘': '\u0306',
  '¯': '\u0304',
  '¸': '\u0327',
  '˛': '\u0328',
};
const ENDING = new RegExp(`^(.*?) ?([${Object.keys(MARKS).join('')}])$`, 'su');
/** In sizes of the text: a letter that begins behind the accent's end is another one's neighbour. */
const NEAR = 0.1;

/**
 * TeX draws an accent and then its letter at the same place, so that `Gdańsk` comes as `Gda ´` and `nsk`: those two are joined
 * into one letter.
 */
export function joinAccents(items: readonly TextItem[]): TextItem[] {
  return items.reduce<TextItem[]>((joined, item) => {
    const before = joined.at(-1);
    const whole = before && joinAt(before, item);
    if (whole) joined[joined.length - 1] = whole;
    else joined.push(item);
    return joined;
  }, []);
}

function joinAt(before: TextItem, item: TextItem): TextItem | null {
  const [, text = '', accent = ''] = ENDING.exec(before.text) ?? [];
  const mark = MARKS[accent];
  const isOver =
    Math.abs(item.y - before.y) < NEAR * item.size &&
    item.x > before.x - NEAR * item.size &&
    item.x < before.x + before.width - NEAR * item.size;
  if (mark === undefined || !isOver || before.isTurned) return null;
  const [first = '', ...rest] = item.text.replace(/^ı/u, 'i').replace(/^ȷ/u, 'j');
  const letter = `${first}${mark}`.normalize('NFC');
  if (!/^\p{L}$/u.test(letter)) return null;
  return { ...before, text: `${text}${letter}${rest.join('')}`, width: item.x + item.width - before.x };
}
