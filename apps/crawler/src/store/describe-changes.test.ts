import { describe, expect, test } from 'vitest';
import { aPlace, aPosting } from '../testing/postings.ts';
import { describeChanges } from './describe-changes.ts';
import { resolvePlaces, toJobRow } from './job-row.ts';
import { keepPublished } from './keep-published.ts';
import { toContentHash, toStorablePosting } from './storable-posting.ts';
import type { Posting } from '@firsthand/contracts';

const row = (overrides: Partial<Posting> = {}) => {
  const posting = aPosting('1', overrides);
  return { ...toJobRow(posting, posting.places, 'f'), places: posting.places };
};

describe('describeChanges', () => {
  test('the same posting has no changes', () => {
    expect(describeChanges(row(), row())).toEqual([]);
  });

  test('says before and after as values', () => {
    const changes = describeChanges(
      row(),
      row({
        title: 'Senior Data Engineer',
        places: [aPlace(), aPlace({ text: 'Berlin', city: 'Berlin', state: null, country: 'DE' })],
        workMode: 'on_site',
        employmentType: 'part_time',
        pay: { min: 90_000, max: 120_000, currency: 'USD', period: 'year', origin: 'field', sentence: null },
        descriptionText: 'Other words.',
      }),
    );
    expect(changes).toEqual([
      { field: 'title', before: 'Data Engineer 1', after: 'Senior Data Engineer' },
      {
        field: 'location',
        before: [{ text: 'Austin, TX', city: 'Austin', state: 'TX', country: 'US' }],
        after: [
          { text: 'Austin, TX', city: 'Austin', state: 'TX', country: 'US' },
          { text: 'Berlin', city: 'Berlin', state: null, country: 'DE' },
        ],
      },
      { field: 'work_mode', before: null, after: 'on_site' },
      { field: 'employment_type', before: 'full_time', after: 'part_time' },
      { field: 'pay', before: null, after: { min: 90_000, max: 120_000, currency: 'USD', period: 'year' } },
      { field: 'description', before: row().description_text, after: 'Other words.' },
    ]);
  });

  test('what reads the same is no change', () => {
    const spelled = aPlace({ text: 'USA.TX.Austin', postalCode: '78701' });
    expect(describeChanges(row(), row({ places: [spelled, spelled] }))).toEqual([]);
  });

  test('the number of applicants is no change of the posting', () => {
    expect(describeChanges(row(), row({ applicationCount: 12 }))).toEqual([]);
  });

  test('pay that we only read better from the same words is no change of the posting', () => {
    const pay = {
      min: null,
      max: 137_000,
      currency: 'USD',
      period: 'year',
      sentence: '119000 To 137000',
    } as const;
    const before = row({ pay: { ...pay, origin: 'field' } });
    expect(describeChanges(before, row({ pay: { ...pay, min: 119_000, origin: 'text' } }))).toEqual([]);
    const raised = { ...pay, min: 125_000, origin: 'text', sentence: '125000 To 137000' } as const;
    expect(describeChanges(before, row({ pay: raised }))).toHaveLength(1);
  });

  test('a value as long as a book is shortened', () => {
    const [change] = describeChanges(row(), row({ department: 'x'.repeat(5_000) }));
    expect(change?.after).toHaveLength(300);
    const [halved] = describeChanges(row(), row({ department: `${'x'.repeat(298)}😀😀` }));
    expect(halved?.after).toBe(`${'x'.repeat(298)}…`);
  });

  test('of many places the ones that went and came are among those kept', () => {
    const places = Array.from({ length: 40 }, (_, index) => aPlace({ city: `Place ${index}` }));
    const [change] = describeChanges(
      row({ places: [...places, aPlace({ city: 'Left' })] }),
      row({ places: [...places, aPlace({ city: 'New' })] }),
    );
    expect((change?.before as object[]).slice(0, 2)).toMatchObject([{ city: 'Left' }, { city: 'Place 0' }]);
    expect((change?.after as object[]).slice(0, 2)).toMatchObject([{ city: 'New' }, { city: 'Place 0' }]);
  });

  test('of a thousand places as many are kept as are shown, and a change of the last is one', () => {
    const places = Array.from({ length: 1_000 }, (_, index) => aPlace({ city: `Place ${index}` }));
    const [change] = describeChanges(row({ places }), row({ places: places.slice(0, -1) }));
    expect(change?.before).toHaveLength(12);
    expect(change?.before).toMatchObject({ 0: { city: 'Place 999' }, 1: { city: 'Place 0' } });
    expect(change?.after).toMatchObject({ 0: { city: 'Place 0' } });
  });
});

describe('keepPublished', () => {
  const held = (text: string, isDay: boolean) => ({ published_at: new Date(text), published_is_day: isDay });

  test('keeps the day when the source no longer says it or is one day off', () => {
    const before = held('2026-01-05', true);
    expect(keepPublished(before, row({ publishedAt: null })).published_at).toBe('2026-01-05T00:00:00.000Z');
    expect(keepPublished(before, row({ publishedAt: '2026-01-06' })).published_at).toBe(
      '2026-01-05T00:00:00.000Z',
    );
  });

  test('takes a different day and a precise instant', () => {
    const before = held('2026-01-05', true);
    expect(keepPublished(before, row({ publishedAt: '2026-01-09' })).published_at).toBe(
      '2026-01-09T00:00:00.000Z',
    );
    expect(keepPublished(before, row({ publishedAt: '2026-01-05T10:00:00Z' }))).toMatchObject({
      published_at: '2026-01-05T10:00:00.000Z',
      published_is_day: false,
    });
  });
});

describe('toStorablePosting', () => {
  test('replaces what the database refuses and drops codes and numbers that do not fit', () => {
    const posting = toStorablePosting(
      aPosting('1', {
        title: 'A\0B\uD800C😀',
        places: [aPlace({ country: 'USA' }), aPlace({ country: 'de' })],
        pay: { min: Infinity, max: 3, currency: 'DOLLARS', period: null, origin: 'text', sentence: 'x\0' },
        applicationCount: 1e12,
        publishedAt: 'yesterday',
      }),
    );
    expect(posting.title).toBe('A\uFFFDB\uFFFDC😀');
    expect(posting.places.map((place) => place.country)).toEqual([null, 'DE']);
    expect(posting.pay).toMatchObject({ min: null, max: 3, currency: null, sentence: 'x\uFFFD' });
    expect(posting).toMatchObject({ applicationCount: null, publishedAt: null });
  });
});

describe('rows of jobs', () => {
  test('the hash follows the content, not the order of keys or the resolved country', () => {
    const posting = aPosting('1');
    const reordered = Object.fromEntries(Object.entries(posting).reverse()) as unknown as Posting;
    expect(toContentHash(reordered)).toBe(toContentHash(posting));
    expect(toContentHash({ ...posting, applyUrl: 'https://other.example' })).not.toBe(toContentHash(posting));
    const resolved = [aPlace({ country: 'CA' })];
    expect(toJobRow(posting, resolved, 'f').content_hash).toBe(toContentHash(posting));
    expect(toJobRow(posting, resolved, 'f').country).toBe('CA');
  });

  test('a day is told apart from an instant', () => {
    expect(row({ publishedAt: '2026-01-05' })).toMatchObject({
      published_at: '2026-01-05T00:00:00.000Z',
      published_is_day: true,
    });
    expect(row().published_is_day).toBe(false);
  });

  test('places that have a country are left as the source gave them', () => {
    const posting = aPosting('1');
    expect(resolvePlaces(posting, { boardCountries: ['DE'] })).toBe(posting.places);
  });

  test('slugs fall back for names without letters', () => {
    expect(row({ title: '数据工程师', company: null })).toMatchObject({
      slug: 'job',
      company_slug: 'company',
    });
  });
});
