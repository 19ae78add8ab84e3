import { expect, test } from 'vitest';
import { parseCompaniesAddress, toCompaniesAddress } from './companies-address.ts';

const parse = (query: string) => parseCompaniesAddress(new URLSearchParams(query));

test('an address and its state are the same', () => {
  const state = { q: 'über & co', country: 'DE', page: 3 };
  const address = toCompaniesAddress(state);
  expect(address).toBe('/companies?q=%C3%BCber+%26+co&country=DE&page=3');
  expect(parse(address.split('?')[1] ?? '')).toEqual(state);
  expect(toCompaniesAddress(parse(''))).toBe('/companies');
});

test('what makes no sense counts as absent', () => {
  const nothing = { q: '', country: '', page: 1 };
  for (const query of ['q=%20', 'country=USA', 'country=1', 'page=0', 'page=-1', 'page=x', 'page=1.5'])
    expect(parse(query)).toEqual(nothing);
  expect(parse('country=us')).toEqual({ ...nothing, country: 'US' });
  expect(parse('page=999999').page).toBe(334);
  expect(parse(`q=${'x'.repeat(500)}`).q).toHaveLength(200);
});
