import { expect, test } from 'vitest';
import { writeCalendar, type CalendarDay } from './write-calendar.ts';

const ENTRY: CalendarDay = {
  uid: 'application-7@firsthand.example',
  sequence: 3,
  changedAt: new Date('2026-02-01T09:00:00.000Z'),
  day: '2026-02-28',
  summary: 'Follow up: Nurse at Acme',
  description: 'Austin, TX',
  url: 'https://firsthand.example/job-applications',
};
/** As a calendar reads it: folded lines are one. */
const unfold = (calendar: string) => calendar.replaceAll('\r\n ', '').split('\r\n');

test('a calendar has one entry for the whole day', () => {
  expect(unfold(writeCalendar(ENTRY))).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Firsthand//Application follow-up//EN'],
    ...['CALSCALE:GREGORIAN', 'METHOD:PUBLISH', 'BEGIN:VEVENT', 'UID:application-7@firsthand.example'],
    ...['SEQUENCE:3', 'DTSTAMP:20260201T090000Z', 'DTSTART;VALUE=DATE:20260228', 'DTEND;VALUE=DATE:20260301'],
    ...['SUMMARY:Follow up: Nurse at Acme', 'DESCRIPTION:Austin\\, TX'],
    ...[
      'URL:https://firsthand.example/job-applications',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ],
  ]);
});

test('text cannot end its line and begin another entry', () => {
  const description = 'a;b,c\\d\r\nEND:VEVENT\rBEGIN:VEVENT\n\u0007x';
  const lines = unfold(writeCalendar({ ...ENTRY, description }));
  expect(lines).toContain('DESCRIPTION:a\\;b\\,c\\\\d\\nEND:VEVENT\\nBEGIN:VEVENT\\nx');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  // Some calendars part lines at these too.
  const summary = 'a\u2028BEGIN:VALARM\u2029b\u0085c';
  expect(unfold(writeCalendar({ ...ENTRY, summary }))).toContain('SUMMARY:a\\nBEGIN:VALARM\\nb\\nc');
});

test('no line is longer than 75 bytes, and no character is cut', () => {
  const summary = `${'x'.repeat(66)}é${'🩺'.repeat(60)}`;
  const calendar = writeCalendar({ ...ENTRY, summary });
  const lines = calendar.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.every((line) => line.isWellFormed())).toBe(true);
  expect(unfold(calendar)).toContain(`SUMMARY:${summary}`);
});
