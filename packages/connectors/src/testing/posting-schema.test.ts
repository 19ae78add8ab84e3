import type { Pay, Place, Posting } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { findPostingFaults } from './posting-schema.ts';

const PLACE: Place = { text: 'Austin, TX', city: 'Austin', state: 'TX', postalCode: null, country: 'US' };
const PAY: Pay = { min: 1, max: 2, currency: 'USD', period: 'hour', origin: 'field', sentence: null };

const SOUND: Posting = {
  externalId: '1',
  title: 'Clerk',
  company: 'Acme',
  places: [PLACE],
  workMode: 'on_site',
  employmentType: 'full_time',
  employmentTypeOrigin: 'source',
  department: null,
  category: null,
  categoryOrigin: null,
  descriptionHtml: '<p>Work.</p>',
  descriptionText: 'Work.',
  requirementsHtml: null,
  benefitsHtml: null,
  pay: PAY,
  applicationCount: null,
  publishedAt: '2026-04-20T22:32:33-04:00',
  hostedUrl: 'https://acme.example/1',
  applyUrl: 'https://acme.example/1/apply',
  reference: null,
  language: 'en',
};

test('a sound posting has no faults', () => {
  expect(findPostingFaults(SOUND)).toEqual([]);
});

test.each<[string, Partial<Posting>]>([
  ['an address that is not https', { hostedUrl: 'http://acme.example/1' }],
  ['an address that runs', { applyUrl: 'javascript:alert(1)' }],
  ['a description that runs', { descriptionHtml: '<img src=x onerror=alert(1)>' }],
  ['an unknown country', { places: [{ ...PLACE, country: 'UK ' }] }],
  ['an inverted range', { pay: { ...PAY, min: 3 } }],
  ['a currency that is a sign', { pay: { ...PAY, currency: '$' } }],
  ['a relative date', { publishedAt: '3 days ago' }],
  ['a title with blanks around it', { title: ' Clerk' }],
  ['a type without its origin', { employmentTypeOrigin: null }],
])('%s is a fault', (_what, change) => {
  expect(findPostingFaults({ ...SOUND, ...change })).not.toEqual([]);
});
