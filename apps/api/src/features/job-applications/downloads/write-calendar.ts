import { DAY_MS } from '@firsthand/contracts';

const LINE_MAX_BYTES = 75;

export interface CalendarDay {
  /** The same for the same thing, so that a calendar replaces the entry it has. */
  uid: string;
  /** Grows with every change. */
  sequence: number;
  changedAt: Date;
  /** "YYYY-MM-DD". */
  day: string;
  summary: string;
  description: string;
  url: string;
}

/** A calendar with one entry for a whole day (RFC 5545). */
export function writeCalendar(entry: CalendarDay): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Firsthand//Application follow-up//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${toStamp(entry.changedAt)}`,
    `DTSTART;VALUE=DATE:${toDate(entry.day)}`,
    `DTEND;VALUE=DATE:${toDate(dayAfter(entry.day))}`,
    `SUMMARY:${escapeText(entry.summary)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `URL:${entry.url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Backslashes, commas and semicolons are marked, line ends of any script written out; other controls have no place. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '');
}

/** Breaks a line that is longer than 75 bytes, between characters; each further line begins with a space. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (bytes + length > LINE_MAX_BYTES) {
      lines.push(current);
      current = ' ';
      bytes = 1;
    }
    current += character;
    bytes += length;
  }
  return [...lines, current].join('\r\n');
}

function toDate(day: string): string {
  return day.replaceAll('-', '');
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

/** 2026-02-01T09:00:00.000Z → 20260201T090000Z */
function toStamp(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, '');
}
