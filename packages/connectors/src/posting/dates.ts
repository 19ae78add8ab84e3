import { DAY_MS } from '@firsthand/contracts';

const EARLIEST_YEAR = 1990;
const LATEST_YEAR = 2100;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Reads a source's date. An ISO text with an offset and epoch milliseconds become an instant in UTC
 * ("2026-04-20T22:32:33-04:00" → "2026-04-21T02:32:33.000Z"); a day stays a day ("2026-06-15", "8/17/2026" as
 * month/day/year, "Aug 17, 2026"), and so does a time without an offset, whose instant nobody knows.
 * Null for anything else, impossible days and years outside 1990–2100.
 */
export function toInstant(value: unknown): string | null {
  if (typeof value === 'number') return fromEpochMs(value);
  if (value instanceof Date) return fromEpochMs(value.getTime());
  if (typeof value !== 'string' || value.length > 60) return null;
  const text = value.trim();
  if (/^\d{12,13}$/.test(text)) return fromEpochMs(Number(text));
  return fromIso(text) ?? fromSlashes(text) ?? fromMonthName(text);
}

function fromEpochMs(ms: number): string | null {
  if (!Number.isFinite(ms)) return null;
  const date = new Date(ms);
  const year = date.getUTCFullYear();
  return year >= EARLIEST_YEAR && year <= LATEST_YEAR ? date.toISOString() : null;
}

function fromIso(text: string): string | null {
  const match =
    /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(\.\d{1,9})?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/i.exec(
      text,
    );
  if (!match) return null;
  const [, year = '', month = '', day = '', minutes, seconds = ':00', fraction = '', zone] = match;
  const dayText = toDay(Number(year), Number(month), Number(day));
  if (dayText === null || minutes === undefined || zone === undefined) return dayText;
  const offset = /^[a-z]/i.test(zone) ? 'Z' : zone.replace(/^(...)(\d\d)$/, '$1:$2');
  return fromEpochMs(Date.parse(`${dayText}T${minutes}${seconds}${fraction.slice(0, 4)}${offset}`));
}

function fromSlashes(text: string): string | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  return match ? toDay(Number(match[3]), Number(match[1]), Number(match[2])) : null;
}

function fromMonthName(text: string): string | null {
  const match =
    /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/i.exec(text) ??
    /^(?<day>\d{1,2})(?:st|nd|rd|th)? (?<month>[a-z]{3,9})\.?,? (?<year>\d{4})$/i.exec(text);
  const month = MONTHS.indexOf((match?.groups?.['month'] ?? '').slice(0, 3).toLowerCase()) + 1;
  return match && month > 0
    ? toDay(Number(match.groups?.['year']), month, Number(match.groups?.['day']))
    : null;
}

function toDay(year: number, month: number, day: number): string | null {
  if (year < EARLIEST_YEAR || year > LATEST_YEAR) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}

const TODAY =
  /\b(today|heute|aujourd'?hui|hoy|vandaag|i ?dag|oggi|hoje|dzi[sś](iaj)?|dnes|t[aä]n[aä][aä]n|bug[uü]n)\b|今天|今日|本日|오늘/iu;
const YESTERDAY =
  /\b(yesterday|gestern|hier|ayer|gisteren|i ?g[aå]r|ieri|ontem|wczoraj|v[cč]era|eilen|d[uü]n)\b|昨天|昨日|어제/iu;
const DAYS =
  /(\d{1,3})\s*(?:days?\b|tage?n?\b|jours?\b|d[ií]as?\b|dagen\b|dagar\b|dage\b|dager\b|giorni\b|giorno\b|dni\b|dn[ůuy]\b|p[aä]iv[aä][aä]\b|g[uü]n\b|天|日|일)/iu;
const AT_LEAST =
  /\d\s*\+|more than|mehr als|(?:über|ueber)\s+\d|plus de|m[aá]s de|meer dan|mer [aä]n|oltre|pi[uù] di|mais de|ponad|超过|以上|이상/iu;

/**
 * The day a relative text means, counted from `now` in UTC: "Posted 3 Days Ago", "Publié il y a 2 jours",
 * "Vor 2 Tagen ausgeschrieben", "Posted Yesterday". Null for "30+ Days Ago" and all that names no exact day.
 */
export function relativeToDay(text: string, now: Date): string | null {
  const short = text.slice(0, 200).replaceAll('’', "'");
  const days = AT_LEAST.test(short) ? null : countDays(short);
  return days === null ? null : new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
}

function countDays(text: string): number | null {
  const match = DAYS.exec(text);
  if (match) return Number(match[1]);
  if (YESTERDAY.test(text)) return 1;
  return TODAY.test(text) ? 0 : null;
}
