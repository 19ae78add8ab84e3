import { enter, leave, pressKey } from '../dom/act.ts';
import { pause } from '../dom/wait.ts';
import type { Widget, Written } from '../page-field.ts';
import { isYear } from './date-format.ts';

const PARTS = ['year', 'month', 'day'] as const;
type Part = (typeof PARTS)[number];
const DIGITS: Readonly<Record<Part, number>> = { year: 4, month: 2, day: 2 };
const SETTLE_MS = 60;

/** A date of spin buttons, which take digits as keys and keep the whole once they are left. Some ask for no day. */
export function spinDateWidget(boxes: readonly HTMLInputElement[]): Widget {
  const parts = boxes.flatMap((box) => {
    const part = toPart(box);
    return part === null ? [] : [{ box, part }];
  });
  const asked = PARTS.filter((part) => parts.some((one) => one.part === part));
  const read = () => {
    const values = asked.map((part) => readPart(parts.find((one) => one.part === part)?.box, part));
    return values.length > 0 && values.every((value) => value !== null) ? values.join('-') : null;
  };
  return {
    // What has no day is no date to the server: a month is told as it is written.
    kind: asked.length === 3 ? 'date' : 'text',
    options: [],
    read,
    write: async (value): Promise<Written> => {
      if (asked.length === 2 && isYear(String(value))) return 'needs-month';
      const wanted = toParts(value, asked);
      if (!wanted) return 'not-taken';
      for (const { box, part } of parts) await typeDigits(box, wanted[part]);
      await pause(SETTLE_MS);
      return read() === asked.map((part) => wanted[part]).join('-') ? 'filled' : 'not-taken';
    },
  };
}

/** Never the key Tab: it leaves with half a date. */
async function typeDigits(box: HTMLInputElement, digits: string): Promise<void> {
  enter(box);
  for (const digit of digits) pressKey(box, digit);
  leave(box);
  await pause(SETTLE_MS / 2);
}

function toPart(box: HTMLInputElement): Part | null {
  const names = [box.getAttribute('data-automation-id'), box.id, box.getAttribute('aria-label')];
  return PARTS.find((part) => names.some((name) => name?.toLowerCase().includes(part))) ?? null;
}

/** What the widget itself says it holds; the element's value may be somebody else's. */
function readPart(box: HTMLInputElement | undefined, part: Part): string | null {
  const text = box?.getAttribute('aria-valuetext') ?? box?.getAttribute('aria-valuenow') ?? '';
  return /^\d{1,4}$/.test(text) ? text.padStart(DIGITS[part], '0') : null;
}

function toParts(value: string | string[], asked: readonly Part[]): Record<Part, string> | null {
  // A month is told as `03/2019`, a day as `2019-03-01`, and of some only the year is known.
  const text = String(value).replace(/^(\d{2})\/(\d{4})$/, '$2-$1');
  const [, year, month = '', day = ''] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text) ?? [];
  if (year === undefined) return null;
  const parts = { year, month, day };
  return asked.every((part) => parts[part] !== '') ? parts : null;
}
