import { parseSearchAddress } from '@firsthand/contracts/light';
import { expect, test } from 'vitest';
import { toSearchTitle } from './search-title.ts';

test.each([
  ['', 'Find Jobs – Firsthand'],
  ['q=nurse', 'nurse jobs – Firsthand'],
  ['q=nurse&country=SE', 'nurse jobs in Sweden – Firsthand'],
  ['q=nurse&country=US&city=Austin&place=Austin, TX&page=2', 'nurse jobs in Austin, TX, page 2 – Firsthand'],
  ['q=nurse&country=US&location=austin&radius=40', 'nurse jobs near austin – Firsthand'],
])('the address "%s" is titled "%s"', (query, title) => {
  expect(toSearchTitle(parseSearchAddress(new URLSearchParams(query)))).toBe(title);
});
