import { expect, test } from 'vitest';
import { XSS_PAYLOADS } from './payload-changes.ts';
import { findUnsafeMarkup } from './unsafe-markup.ts';

/** Harmless as it is; it runs where something strips the inner tag. */
const isForStrippers = (payload: string) => payload.startsWith('<scr<');

test.each(XSS_PAYLOADS.filter((payload) => !isForStrippers(payload)))(
  '%j is found unsafe as it is, so that the suite can tell',
  (payload) => {
    expect(findUnsafeMarkup(`<p>Text ${payload}</p>`)).not.toEqual([]);
  },
);

test('a sanitised description is inert, also when it speaks of scripts', () => {
  const html =
    '<h3>On call = rarely</h3><p>You write javascript: and &lt;script&gt; tags.</p>' +
    '<ul><li><a href="https://acme.example/?onclick=1" rel="nofollow noopener noreferrer">us</a></li></ul>';
  expect(findUnsafeMarkup(html)).toEqual([]);
});
