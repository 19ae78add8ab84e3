import { draw, notice } from '../shared/draw.ts';
import type { FillResult } from '../shared/page-messages.ts';
import { copyButton, nameOf, showButton, toName } from './field-parts.ts';
import { toWords, type Row } from './plan.ts';

const OUTCOMES: Readonly<Record<FillResult['outcome'], string>> = {
  filled: 'Filled.',
  same: 'Stood there already.',
  differs: 'Something else stood there and was left.',
  'no-such-choice': 'The list has no such choice, or more than one.',
  'not-taken': 'The page did not take it.',
  'too-long': 'The page takes fewer characters.',
  gone: 'The page changed since it was shown.',
  'needs-month': 'The page asks for the month too, and your profile holds the year alone.',
  'entry-taken': 'Something else came to stand in this entry, so nothing was put beside it.',
};

/** What came of filling: what could not be filled first, each with its value to be copied. */
export function resultView(
  results: readonly FillResult[],
  rows: readonly Row[],
  { show, afterFile }: { show: (key: string) => void; afterFile: string | null },
): HTMLElement {
  const failed = results.filter(({ outcome }) => outcome !== 'filled' && outcome !== 'same');
  const done = results.filter(({ outcome }) => outcome === 'filled');
  const items = failed.map(({ key, outcome }) => {
    const row = rows.find(({ field }) => field.key === key);
    if (!row) return null;
    return draw(
      'li',
      {},
      nameOf(row.field),
      draw('span', { className: 'value' }, row.file ? row.file.filename : toWords(row.value)),
      draw('small', { className: 'warn' }, OUTCOMES[outcome]),
      draw(
        'div',
        { className: 'row' },
        !row.file && copyButton(row.field, toWords(row.value)),
        showButton(row.field, show),
      ),
    );
  });
  const words = done.length === 1 ? '1 field was filled.' : `${done.length} fields were filled.`;
  return draw(
    'section',
    { className: 'card' },
    draw(
      'p',
      { attributes: { role: 'status' } },
      `${words} Look at them on the page, then send the form yourself.`,
    ),
    afterFile !== null && rows.some(({ file }) => file !== null) && notice(afterFile),
    done.length > 0 && draw('details', {}, draw('summary', {}, 'What was filled'), filledList(done, rows)),
    failed.length > 0 && draw('h2', {}, 'Not filled'),
    failed.length > 0 && draw('ul', { className: 'fields plain' }, ...items),
  );
}

function filledList(done: readonly FillResult[], rows: readonly Row[]): HTMLElement {
  const lines = done.flatMap(({ key }) => {
    const row = rows.find(({ field }) => field.key === key);
    return row
      ? [draw('dt', {}, toName(row.field)), draw('dd', {}, `${toWords(row.value)} (${row.source.detail})`)]
      : [];
  });
  return draw('dl', {}, ...lines);
}
