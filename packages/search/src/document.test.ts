import { aPlace } from '@firsthand/test-support';
import { describe, expect, test } from 'vitest';
import { toLexemes, toPostedAt, toRankAt, type SearchDocument } from './document.ts';
import { ofPlace } from './lexemes.ts';
import { aDocument } from './testing/a-document.ts';

const lexemesOf = (overrides: Partial<SearchDocument>) => [
  ...toLexemes({ ...aDocument(overrides), jobId: 1 }),
];

describe('rank', () => {
  const firstSeenAt = new Date('2026-02-01T00:00:00Z');
  const at = (text: string) => Date.parse(text) / 1_000;

  test('is the publishing time', () => {
    const publishedAt = new Date('2026-01-15T00:00:00.900Z');
    expect(toRankAt({ publishedAt, firstSeenAt, featured: false })).toBe(at('2026-01-15T00:00:00Z'));
  });

  test('is the first sight when the source says nothing or dates ahead', () => {
    const ahead = new Date('2027-01-01T00:00:00Z');
    for (const publishedAt of [null, ahead]) {
      expect(toRankAt({ publishedAt, firstSeenAt, featured: false })).toBe(at('2026-02-01T00:00:00Z'));
    }
  });

  test('of a featured job is two days newer', () => {
    expect(toRankAt({ publishedAt: null, firstSeenAt, featured: true })).toBe(at('2026-02-03T00:00:00Z'));
  });
});

describe('the time a job counts as posted', () => {
  const firstSeenAt = new Date('2026-09-01T10:00:00Z');
  test.each([
    ['2027-03-01T14:00:00Z', '2026-09-01T10:00:00Z'],
    ['2026-08-30T09:00:00Z', '2026-08-30T09:00:00Z'],
    [null, '2026-09-01T10:00:00Z'],
  ])('is never later than it was first seen: %s', (published, posted) => {
    const publishedAt = published === null ? null : new Date(published);
    expect(toPostedAt({ publishedAt, firstSeenAt })).toBe(Date.parse(posted) / 1_000);
  });
});

describe('lexemes', () => {
  test('say where a word stands', () => {
    const lexemes = lexemesOf({ title: 'Nurse', company: 'Acme', descriptionText: 'You care.' });
    expect(lexemes).toEqual(
      expect.arrayContaining(['nurse', 'T/nurse', 'acm', 'C/acm', 'care', 'WORK=registered-nurse']),
    );
    expect(lexemes).not.toContain('T/acm');
    expect(lexemes).not.toContain('C/nurse');
    expect(lexemes).not.toContain('you');
  });

  test('of a place hold for that place alone', () => {
    const places = [aPlace({ city: 'Austin', state: 'TX' }), aPlace({ city: 'Portland', state: 'OR' })];
    const lexemes = lexemesOf({ places });
    expect(lexemes).toContain(ofPlace({ city: 'austin', state: 'tx', country: 'us' }));
    expect(lexemes).toContain(ofPlace({ city: 'Portland', country: 'US' }));
    expect(lexemes).not.toContain(ofPlace({ city: 'Austin', state: 'OR' }));
  });

  test('of a state are found by its code and its name', () => {
    expect(ofPlace({ state: 'Texas', country: 'US' })).toBe(ofPlace({ state: 'TX', country: 'US' }));
    expect(ofPlace({ state: 'texas' })).toBe(ofPlace({ state: 'tx' }));
    expect(ofPlace({ state: 'New York' })).toBe(ofPlace({ state: 'NY' }));
  });

  test('hold every word of the location, the state by name too', () => {
    const lexemes = lexemesOf({ places: [aPlace({ text: 'Greater Austin Area' })] });
    expect(lexemes).toEqual(
      expect.arrayContaining(['L/greater', 'L/austin', 'L/texas', 'L/usa', 'L/united', 'texa']),
    );
    expect(lexemes).not.toContain('usa');
  });

  test('say remote or not', () => {
    expect(lexemesOf({ workMode: 'remote' })).toEqual(expect.arrayContaining(['REMOTE=1', 'remot']));
    for (const workMode of ['hybrid', 'on_site', null] as const) {
      expect(lexemesOf({ workMode })).toContain('REMOTE=0');
    }
  });

  test('say that a job whose place is the world is open to everybody, unless an office or a sentence says otherwise', () => {
    const places = [{ text: 'Worldwide', city: null, state: null, postalCode: null, country: null }];
    const open = (job: Parameters<typeof lexemesOf>[0]) =>
      lexemesOf({ places, ...job }).filter((lexeme) => lexeme.startsWith('OPEN='));
    expect(open({ workMode: 'remote' })).toEqual(['OPEN=*']);
    expect(open({ workMode: null })).toEqual(['OPEN=*']);
    for (const workMode of ['hybrid', 'on_site'] as const) expect(open({ workMode })).toEqual([]);
    const stated = { ...aDocument().stated, openTo: ['US'] };
    expect(open({ workMode: 'remote', stated })).toEqual(['OPEN=us']);
    expect(open({ workMode: 'remote', places: aDocument().places })).toEqual([]);
  });

  test('say how many years are asked for, as a range and as the number', () => {
    const stated = { ...aDocument().stated, years: 4 };
    expect(lexemesOf({ stated })).toEqual(expect.arrayContaining(['YEARS=3-5', 'YEARS>=4']));
    expect(lexemesOf({}).filter((lexeme) => lexeme.startsWith('YEARS'))).toEqual(['YEARS=unstated']);
  });
});
