import type { Pay, PayPeriod } from '@firsthand/contracts';
import { fromPayFields, parsePayText, toPayPeriod } from '../posting/pay.ts';
import { toCountryCode } from '../posting/places.ts';
import { readPayBlocks } from './pay-blocks.ts';
import type { JobRow, Metadata } from './payload.ts';

/** A pay range with the words that stand beside it, which may name a country or a period. */
interface LabelledPay {
  label: string;
  pay: Pay;
}

const IS_PAY = /pay|salar|compensation|wage|remuneration|range|band|\brate\b/i;
const IS_NOT_BASE_PAY =
  /bonus|equity|budget|commission|quota|\bote\b|on.?target|sign.?on|relocation|stock|\bfee\b/i;
const IS_FREQUENCY = /(pay|salary|compensation|wage)\s*(frequency|period|basis|interval|type)|^frequency$/i;

/** What a yearly figure of these currencies is never below, and an hourly or monthly one hardly ever above. */
const SMALLEST_YEARLY = 15_000;
const YEARLY_BY_SIZE = new Set(['USD', 'CAD', 'GBP', 'EUR', 'AUD', 'NZD', 'CHF']);

const CURRENCY_OF_COUNTRY: Readonly<Record<string, string>> = {
  US: 'USD',
  CA: 'CAD',
  GB: 'GBP',
  AU: 'AUD',
  DE: 'EUR',
  FR: 'EUR',
  NL: 'EUR',
  IE: 'EUR',
  ES: 'EUR',
  SE: 'SEK',
};

/**
 * A posting's pay: from the pay-transparency data of the single job, else from the board's own fields, else from the
 * pay block Greenhouse writes into the description. Of several ranges the one for the posting's country, else the
 * first. Null when none of the three says anything usable.
 */
export function toPay(row: JobRow, html: string, country: string | null): Pay | null {
  return (
    choose(fromPayInputRanges(row), country) ??
    choose(fromMetadata(row.metadata), country) ??
    choose(fromPayBlocks(html, country), country)
  );
}

function choose(ranges: LabelledPay[], country: string | null): Pay | null {
  if (country !== null && ranges.length > 1) {
    const named = ranges.find((range) => toCountries(range.label).includes(country));
    const paid = ranges.find((range) => range.pay.currency === CURRENCY_OF_COUNTRY[country]);
    const fitting = named ?? paid;
    if (fitting) return fitting.pay;
  }
  return ranges[0]?.pay ?? null;
}

/** "United States Salary Range" → US; "Salary (UK / Ireland)" → GB, IE. */
function toCountries(label: string): string[] {
  const words = label.replace(
    /\b(annual|base|salary|pay|range|hourly|compensation|band|for|in|the)\b/gi,
    ' ',
  );
  return words.split(/[^\p{L}. ]+/u).flatMap((part) => toCountryCode(part.replace(/\s+/g, ' ').trim()) ?? []);
}

function fromPayInputRanges(row: JobRow): LabelledPay[] {
  return row.pay_input_ranges.flatMap((range) => {
    const label = range.title ?? '';
    if (IS_NOT_BASE_PAY.test(label)) return [];
    const period = toPayPeriod(range.title) ?? toPayPeriod(range.blurb?.slice(0, 300));
    const pay = fromPayFields({
      min: fromCents(range.min_cents),
      max: fromCents(range.max_cents),
      currency: range.currency_type,
      period,
    });
    return pay ? [{ label, pay: withPeriodBySize(pay) }] : [];
  });
}

/** "22280000" → 222800; anything unreadable comes back as null. */
function fromCents(cents: unknown): number | null {
  const amount = typeof cents === 'string' && cents.trim() !== '' ? Number(cents) : cents;
  return typeof amount === 'number' && Number.isFinite(amount) ? amount / 100 : null;
}

function fromMetadata(metadata: Metadata[]): LabelledPay[] {
  const period = findFrequency(metadata);
  const ranges = metadata
    .filter(isPayRange)
    .map((entry) => ({ label: entry.name ?? '', ...toRange(entry.value) }));
  return [...ranges, ...pairAmounts(metadata)].flatMap(({ label, ...fields }) => {
    const pay = fromPayFields({ ...fields, period: period ?? toPayPeriod(label) });
    return pay ? [{ label, pay: withPeriodBySize(pay) }] : [];
  });
}

function isPayRange(entry: Metadata): boolean {
  return entry.value_type === 'currency_range' && isBasePay(entry);
}

function isBasePay(entry: Metadata): boolean {
  const name = entry.name ?? '';
  return IS_PAY.test(name) && !IS_NOT_BASE_PAY.test(name);
}

function findFrequency(metadata: Metadata[]): PayPeriod | null {
  for (const entry of metadata) {
    if (IS_FREQUENCY.test(entry.name ?? '') && typeof entry.value === 'string') {
      const period = toPayPeriod(entry.value);
      if (period) return period;
    }
  }
  return null;
}

interface AmountFields {
  min?: unknown;
  max?: unknown;
  currency?: unknown;
}

function toRange(value: unknown): AmountFields {
  if (!isRecord(value)) return {};
  return { min: value['min_value'], max: value['max_value'], currency: value['unit'] };
}

/** Two single amounts called "… Minimum" and "… Maximum" are one range. */
function pairAmounts(metadata: Metadata[]): (AmountFields & { label: string })[] {
  const pairs = new Map<string, AmountFields & { label: string }>();
  for (const entry of metadata) {
    const name = entry.name ?? '';
    const bound = /\bmax(imum)?\b/i.test(name) ? 'max' : /\bmin(imum)?\b/i.test(name) ? 'min' : null;
    if (entry.value_type !== 'currency' || bound === null || !isBasePay(entry) || !isRecord(entry.value))
      continue;
    const label = name.replace(/\b(min|max)(imum)?\b/i, '').trim();
    pairs.set(label, {
      label,
      ...pairs.get(label),
      [bound]: entry.value['amount'],
      currency: entry.value['unit'],
    });
  }
  return [...pairs.values()];
}

function fromPayBlocks(html: string, country: string | null): LabelledPay[] {
  return readPayBlocks(html).flatMap(({ title, range }) => {
    const sentence = [title, range].filter(Boolean).join(' ');
    const pay = parsePayText(sentence, { country, assumePay: true });
    return pay ? [{ label: title, pay: withPeriodBySize(pay) }] : [];
  });
}

function withPeriodBySize(pay: Pay): Pay {
  const smallest = pay.min ?? pay.max ?? 0;
  const isYearly = pay.currency !== null && YEARLY_BY_SIZE.has(pay.currency) && smallest >= SMALLEST_YEARLY;
  return pay.period === null && isYearly ? { ...pay, period: 'year' } : pay;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
