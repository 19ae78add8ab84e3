/** What a box says about the days it takes, in the letters M, D and Y; null when it is no box for days. */
export function findDateFormat(box: HTMLInputElement): string | null {
  if (box.type === 'date') return 'YYYY-MM-DD';
  if (box.type === 'month') return 'YYYY-MM';
  if (box.type !== 'text') return null;
  const hints = [
    box.placeholder,
    box.getAttribute('data-format') ?? '',
    box.getAttribute('aria-description') ?? '',
  ];
  for (const hint of hints) {
    const format =
      /\b(m{1,2}[/.-]d{1,2}[/.-]y{4}|d{1,2}[/.-]m{1,2}[/.-]y{4}|y{4}[/.-]m{2}[/.-]d{2}|m{1,2} ?[/.-] ?y{4}|y{4}[/.-]m{2})\b/i;
    const found = format.exec(hint)?.[1];
    if (found !== undefined) return found.toUpperCase();
  }
  return null;
}

/** Whether a box takes months, which are no days to the server: they are told and written as texts. */
export function isMonthFormat(format: string | null): boolean {
  return format !== null && !format.includes('D');
}

/** `('03/2019', 'YYYY-MM')` → `2019-03`; null where the month or the year is not known. */
export function toPageMonth(text: string, format: string): string | null {
  const [, year, month] =
    /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(text.replace(/^(\d{2})\/(\d{4})$/, '$2-$1')) ?? [];
  if (year === undefined || month === undefined) return null;
  return format.replace(/Y+/, year).replace(/M+/, month).replaceAll(' ', '');
}

/** Whether a year alone is told. */
export function isYear(text: string): boolean {
  return /^\d{4}$/.test(text);
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `('March', box)` → `03` where the box takes two digits; else as it is. */
export function toMonthOfBox(text: string, box: HTMLInputElement): string {
  const month = MONTHS.indexOf(text);
  const takesDigits = /^m{1,2}$/i.test(box.placeholder.trim()) || (box.maxLength > 0 && box.maxLength <= 2);
  return month >= 0 && takesDigits ? String(month + 1).padStart(2, '0') : text;
}

/** `('2027-01-04', 'MM/DD/YYYY')` → `01/04/2027`; null when it is no day. */
export function toPageDate(day: string, format: string): string | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (year === undefined || month === undefined || date === undefined) return null;
  return format.replace(/Y+/, year).replace(/M+/, month).replace(/D+/, date);
}

/** `('01/04/2027', 'MM/DD/YYYY')` → `2027-01-04`; what is no whole day stays as it is written. */
export function fromPageDate(text: string, format: string): string {
  const order = [...format.matchAll(/[YMD]+/g)].map(([part]) => part[0]);
  const parts = text.match(/\d+/g) ?? [];
  const read = (letter: string) => parts[order.indexOf(letter)]?.padStart(letter === 'Y' ? 4 : 2, '0');
  const [year, month, date] = ['Y', 'M', 'D'].map(read);
  if (order.length !== 3 || year === undefined || month === undefined || date === undefined) return text;
  return `${year}-${month}-${date}`;
}
