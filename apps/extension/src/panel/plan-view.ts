import { button, draw, notice } from '../shared/draw.ts';
import type { FillResult, StoodField } from '../shared/page-messages.ts';
import type { PageView } from '../shared/page-messages.ts';
import { saysTheSame } from '../engine/reads-alike.ts';
import { toWords, type Plan, type Row } from './plan.ts';

interface PlanActions {
  /** What the person ticked or unticked, by key; kept when the page is looked at again. */
  ticks: Map<string, boolean>;
  fill: (rows: Row[]) => void;
  show: (key: string) => void;
  again: () => void;
}

/** Everything that would be written, each with a box; files only when the person ticks them. */
export function planView(plan: Plan, view: PageView, { ticks, fill, show, again }: PlanActions): HTMLElement {
  const { toFill, standing, left } = plan;
  const boxes = new Map<Row, HTMLInputElement>();
  const items = toFill.map((row) => toItem(row, boxes, show));
  for (const [{ field }, box] of boxes) box.checked = ticks.get(field.key) ?? box.checked;
  const action = button(
    '',
    () => {
      fill(toFill.filter((row) => boxes.get(row)?.checked));
    },
    'primary',
  );
  const count = () => {
    const chosen = [...boxes.values()].filter(({ checked }) => checked).length;
    action.textContent = chosen === 1 ? 'Fill 1 field' : `Fill ${chosen} fields`;
    action.disabled = chosen === 0;
  };
  for (const [{ field }, box] of boxes) {
    box.addEventListener('change', () => {
      ticks.set(field.key, box.checked);
      count();
    });
  }
  count();
  return draw(
    'section',
    {},
    view.step !== null && draw('p', { className: 'soft' }, `Step: ${view.step}`),
    view.beyond > 0 && notice(`The page has ${view.beyond} more fields than are looked at.`, 'warn'),
    draw('h2', {}, 'To be filled'),
    toFill.length > 0 &&
      draw(
        'p',
        { className: 'soft' },
        'This goes into the page when you say so. You send the form yourself.',
      ),
    items.length > 0
      ? draw('ul', { className: 'fields' }, ...items)
      : draw('p', {}, 'Nothing is left to be filled here.'),
    draw('div', { className: 'row' }, toFill.length > 0 && action, button('Look again', again)),
    standingView(standing, show),
    leftView(
      left.map(({ field, reason }) => ({ field, reason })),
      show,
    ),
  );
}

function toItem(row: Row, boxes: Map<Row, HTMLInputElement>, show: (key: string) => void): HTMLElement {
  const { field, value, source, file, isSensitive } = row;
  const id = `field-${boxes.size}`;
  const box = draw('input', { type: 'checkbox', id, checked: file === null });
  boxes.set(row, box);
  const words = file ? file.filename : toWords(value);
  return draw(
    'li',
    {},
    box,
    draw(
      'label',
      { htmlFor: id },
      draw('b', {}, shorten(field.label)),
      draw('span', { className: 'value' }, words),
    ),
    draw('small', {}, source.detail, isSensitive && ' · sensitive, from what you stored for it'),
    file &&
      draw(
        'small',
        { className: 'warn' },
        'The page sends a file to the employer’s system as soon as it is attached.',
      ),
    showButton(field, show),
  );
}

function standingView(rows: readonly Row[], show: (key: string) => void): HTMLElement | null {
  const differing = rows.filter(({ field, value, file }) => !file && !saysTheSame(field.value, value));
  if (differing.length === 0) return null;
  const items = differing.map(({ field, value }) =>
    draw(
      'li',
      {},
      draw('b', {}, shorten(field.label)),
      draw('span', { className: 'value' }, `On the page: ${toWords(field.value)}`),
      draw('span', { className: 'value' }, `Prepared: ${toWords(value)}`),
      draw('div', { className: 'row' }, copyButton(field, toWords(value)), showButton(field, show)),
    ),
  );
  return draw(
    'div',
    {},
    draw('h2', {}, 'Other than prepared'),
    draw('ul', { className: 'fields plain' }, ...items),
  );
}

function leftView(
  left: readonly { field: StoodField; reason: string }[],
  show: (key: string) => void,
): HTMLElement | null {
  if (left.length === 0) return null;
  const items = left.map(({ field, reason }) =>
    draw(
      'li',
      {},
      draw(
        'b',
        {},
        shorten(field.label),
        field.required && draw('span', { className: 'required' }, ' required'),
      ),
      draw('small', {}, reason),
      showButton(field, show),
    ),
  );
  return draw(
    'div',
    {},
    draw('h2', {}, 'Yours to answer'),
    draw('ul', { className: 'fields plain' }, ...items),
  );
}

const OUTCOMES: Readonly<Record<FillResult['outcome'], string>> = {
  filled: 'Filled.',
  same: 'Stood there already.',
  differs: 'Something else stood there and was left.',
  'no-such-choice': 'The list has no such choice, or more than one.',
  'not-taken': 'The page did not take it.',
  'too-long': 'The page takes fewer characters.',
  gone: 'The page changed since it was shown.',
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
      draw('b', {}, shorten(row.field.label)),
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
      ? [
          draw('dt', {}, shorten(row.field.label)),
          draw('dd', {}, `${toWords(row.value)} (${row.source.detail})`),
        ]
      : [];
  });
  return draw('dl', {}, ...lines);
}

function copyButton(field: StoodField, words: string): HTMLElement {
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

function showButton(field: StoodField, show: (key: string) => void): HTMLElement {
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

/** A page may have labels of any length. */
function shorten(label: string): string {
  return label.length > 200 ? `${label.slice(0, 199)}…` : label;
}
