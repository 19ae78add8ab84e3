import { describe, expect, test } from 'vitest';
import {
  countPages,
  parseOperationsAddress,
  toOperationsAddress,
  toReachable,
} from './operations-address.ts';

const read = (query: string) => parseOperationsAddress(new URLSearchParams(query));
const START = {
  ...{ boards: 'all', search: '', page: 1, closingsPage: 1, requestsPage: 1, addressesPage: 1 },
  ...{ trail: 'all', person: null, auditPage: 1 },
};

describe('the address of the operations page', () => {
  test('says which boards, what is searched for, and the page of each list', () => {
    const lists = 'page=2&closings=5&requests=3&addresses=4&audit=6';
    expect(read(`state=failing&search=+Acme+%26+Co+&${lists}&trail=reads&person=12`)).toEqual({
      boards: 'failing',
      search: 'Acme & Co',
      page: 2,
      closingsPage: 5,
      requestsPage: 3,
      addressesPage: 4,
      ...{ trail: 'reads', person: 12, auditPage: 6 },
    });
  });

  test.each([
    '',
    'trail=none&person=0',
    'person=1e3',
    'person=1234567890123456',
    'state=broken&page=0',
    'page=-1&requests=x',
    'page=1e3',
    'addresses=1.5',
    'page=12345',
  ])('counts what makes no sense as absent: "%s"', (query) => {
    expect(read(query)).toEqual(START);
  });

  test('asks for no longer search than the API takes', () => {
    expect(read(`search=${'x'.repeat(300)}`).search).toHaveLength(200);
  });

  test('comes back from what was read', () => {
    expect(toOperationsAddress(read(''))).toBe('/operations');
    const full =
      '/operations?state=retired&search=a%26b&page=2&closings=5&requests=3&addresses=4&trail=boards&person=7&audit=8';
    expect(toOperationsAddress(read(full.split('?')[1]!))).toBe(full);
  });
});

describe('the last page', () => {
  test.each([
    [0, 1],
    [1, 1],
    [25, 1],
    [26, 2],
    [51, 3],
  ])('of %i entries is page %i', (total, pages) => {
    expect(countPages(total, 25)).toBe(pages);
  });

  test('is where any page behind it leads, each list for itself', () => {
    const state = read('page=9&closings=9&requests=9&addresses=9&search=acme');
    expect(toReachable(state, { boards: 30, closings: 11, requests: 30, addresses: 0, audit: 0 })).toEqual({
      ...START,
      search: 'acme',
      page: 2,
      closingsPage: 2,
      requestsPage: 3,
    });
  });

  test('is not known of a list that could not be loaded', () => {
    const state = read('page=9&requests=9&addresses=9');
    expect(
      toReachable(state, { boards: null, closings: null, requests: null, addresses: null, audit: null }),
    ).toBe(state);
  });
});
