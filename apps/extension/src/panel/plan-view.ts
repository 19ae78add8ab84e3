import { button, draw, notice } from '../shared/draw.ts';
import type { PageView, StoodField } from '../shared/page-messages.ts';
import { saysTheSame } from '../engine/reads-alike.ts';
import { copyButton, nameOf, shorten, showButton, toName } from './field-parts.ts';
import { toWords, type Plan, type Row } from './plan.ts';

interface PlanActions {
  /** What the person ticked or unticked, by key; kept when the page is looked at again. */
  ticks: Map<string, boolean>;
  fill: (rows: Row[]) => void;
  show: (key: string) => void;
  again: () => void;
  /** What only the prepared application asks; the page does not show it now. */
  elsewhere: readonly { label: string; message: string }[];
  /** How many entries of the profile the page has no place for yet. */
  further: { experience: number; education: number };
  /** Whether files are ticked from the start, as the person ticked them before. */
  attachesFiles: boolean;
}

const NOT_WHOLE =
  'This page cannot be read whole: it asks more than is listed here. Look through it yourself before you send it.';

/** Everything that would be written, each with a box; files are ticked by the person, the first time. */
export function planView(plan: Plan, view: PageView, actions: PlanActions): HTMLElement {
  const { ticks, fill, show, again, elsewhere, further, attachesFiles } = actions;
  const { toFill, standing, left } = plan;
  const boxes = new Map<Row, HTMLInputElement>();
  const items = toFill.map((row) => toItem(row, boxes, show));
  for (const [{ field, file }, box] of boxes)
    box.checked = ticks.get(field.key) ?? (box.checked || (file !== null && attachesFiles));
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
    !view.isWhole && notice(NOT_WHOLE, 'warn'),
    draw('h2', {}, 'To be filled'),
    toFill.length > 0 &&
      draw(
        'p',
        { className: 'soft' },
        'This goes into the page when you say so. You send the form yourself.',
      ),
    items.length > 0
      ? draw('ul', { className: 'fields' }, ...items)
      : draw(
          'p',
          {},
          left.length > 0 ? 'Nothing here can be filled for you.' : 'Nothing is left to be filled here.',
        ),
    furtherView(further),
    draw('div', { className: 'row' }, toFill.length > 0 && action, button('Look again', again)),
    standingView(standing, show),
    leftView(
      left.map(({ field, reason }) => ({ field, reason })),
      elsewhere,
      show,
    ),
  );
}

function toItem(row: Row, boxes: Map<Row, HTMLInputElement>, show: (key: string) => void): HTMLElement {
  const { field, value, source, file, isSensitive } = row;
  const id = `field-${boxes.size}`;
  const box = draw('input', { type: 'checkbox', id, checked: file === null && !row.isOffered });
  boxes.set(row, box);
  const words = file ? file.filename : toWords(value);
  return draw(
    'li',
    {},
    box,
    draw('label', { htmlFor: id }, nameOf(field), draw('span', { className: 'value' }, words)),
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

/** Entries are added by the person: the button for it is the page's. */
function furtherView({ experience, education }: PlanActions['further']): HTMLElement | null {
  const parts = [
    ...(experience > 0 ? [experience === 1 ? '1 more job' : `${experience} more jobs`] : []),
    ...(education > 0 ? [education === 1 ? '1 more school' : `${education} more schools`] : []),
  ];
  if (parts.length === 0) return null;
  return notice(
    `Your profile holds ${parts.join(' and ')}. Where the page lets you add an entry, add it there, and what goes into it is listed here.`,
  );
}

function standingView(rows: readonly Row[], show: (key: string) => void): HTMLElement | null {
  const differing = rows.filter(({ field, value, file }) => !file && !saysTheSame(field.value, value));
  if (differing.length === 0) return null;
  const items = differing.map(({ field, value }) =>
    draw(
      'li',
      {},
      nameOf(field),
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
  elsewhere: PlanActions['elsewhere'],
  show: (key: string) => void,
): HTMLElement | null {
  if (left.length + elsewhere.length === 0) return null;
  const items = left.map(({ field, reason }) =>
    draw(
      'li',
      {},
      draw('b', {}, toName(field), field.required && draw('span', { className: 'required' }, ' required')),
      draw('small', {}, reason),
      showButton(field, show),
    ),
  );
  return draw(
    'div',
    {},
    draw('h2', {}, 'Yours to answer'),
    draw('ul', { className: 'fields plain' }, ...items, ...elsewhere.map(toElsewhere)),
  );
}

/** Asked on another step, or not at all by this page. */
function toElsewhere({ label, message }: PlanActions['elsewhere'][number]): HTMLElement {
  return draw(
    'li',
    {},
    draw('b', {}, shorten(label)),
    draw('small', {}, `${message} The page does not ask it here; your prepared application does.`),
  );
}
