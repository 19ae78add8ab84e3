import fc from 'fast-check';
import { expect, test } from 'vitest';
import { relativeToDay, toInstant } from './dates.ts';

test('instants come out in UTC, whatever their offset', () => {
  expect(toInstant('2026-04-20T22:32:33-04:00')).toBe('2026-04-21T02:32:33.000Z');
  expect(toInstant('2026-09-04T10:43:00.000-0400')).toBe('2026-09-04T14:43:00.000Z');
  expect(toInstant('2026-06-28T10:16Z')).toBe('2026-06-28T10:16:00.000Z');
  expect(toInstant('2026-07-20T20:54:18.136789Z')).toBe('2026-07-20T20:54:18.136Z');
  expect(toInstant('2026-07-20 20:54:18 UTC')).toBe('2026-07-20T20:54:18.000Z');
  expect(toInstant(1_753_044_858_136)).toBe('2025-07-20T20:54:18.136Z');
  expect(toInstant('1753044858136')).toBe('2025-07-20T20:54:18.136Z');
});

test('days stay days, and so do times whose offset nobody gives', () => {
  expect(toInstant('2026-06-15')).toBe('2026-06-15');
  expect(toInstant('8/7/2026')).toBe('2026-08-07');
  expect(toInstant('Aug 17, 2026')).toBe('2026-08-17');
  expect(toInstant('3rd March 2026')).toBe('2026-03-03');
  expect(toInstant('2026-09-04T10:43:00')).toBe('2026-09-04');
});

test('anything else is unknown', () => {
  const values = [
    '',
    'soon',
    '17/8/2026',
    '2026-02-30',
    '2026-13-01',
    '0001-01-01',
    '2026',
    0,
    -1,
    Number.NaN,
    1e18,
    null,
    undefined,
    {},
    true,
  ];
  for (const value of values) expect(toInstant(value), JSON.stringify(value)).toBeNull();
});

test('what it gives, it reads again unchanged', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.date().map(Number),
        fc.string(),
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      ),
      (value) => {
        const read = toInstant(value);
        if (read !== null) expect(toInstant(read)).toBe(read);
      },
    ),
  );
});

test('relative days are counted from the given instant', () => {
  const now = new Date('2026-03-02T12:00:00Z');
  const cases = {
    'Posted Today': '2026-03-02',
    'Posted Yesterday': '2026-03-01',
    'Posted 3 Days Ago': '2026-02-27',
    "Publié aujourd'hui": '2026-03-02',
    'Publié il y a 2 jours': '2026-02-28',
    'Publié hier': '2026-03-01',
    'Heute ausgeschrieben': '2026-03-02',
    'Vor 2 Tagen ausgeschrieben': '2026-02-28',
    'Publicado ayer': '2026-03-01',
    'Publicado hace 5 días': '2026-02-25',
    '3 dagen geleden geplaatst': '2026-02-27',
    'Publicerad i går': '2026-03-01',
    'Pubblicato 4 giorni fa': '2026-02-26',
    '3 日前に掲載': '2026-02-27',
  };
  for (const [text, day] of Object.entries(cases)) expect(relativeToDay(text, now), text).toBe(day);
});

test('texts without an exact day give none', () => {
  const now = new Date('2026-03-02T12:00:00Z');
  const texts = [
    'Posted 30+ Days Ago',
    'Publié il y a plus de 30 jours',
    'Vor mehr als 30 Tagen ausgeschrieben',
    'Publicado hace más de 30 días',
    '2 weeks ago',
    'Posted',
    '',
  ];
  for (const text of texts) expect(relativeToDay(text, now), text).toBeNull();
});
