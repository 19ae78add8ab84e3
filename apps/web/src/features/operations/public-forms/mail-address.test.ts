import { expect, test } from 'vitest';
import { toMailLink } from './mail-address.ts';

test.each([
  ['ada@acme.example', 'mailto:ada@acme.example'],
  ['ada+jobs@acme.example', 'mailto:ada%2Bjobs@acme.example'],
  ['ada?cc=eve@evil.example', 'mailto:ada%3Fcc%3Deve@evil.example'],
  ['ada&body=x@acme.example', 'mailto:ada%26body%3Dx@acme.example'],
  ['müller@acme.example', 'mailto:m%C3%BCller@acme.example'],
])('%s is written to by %s', (address, link) => {
  expect(toMailLink(address)).toBe(link);
});
