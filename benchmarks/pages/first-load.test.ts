import { expect, test } from 'vitest';
import { findScripts } from './first-load.ts';

test('scripts, preloaded modules and imports of inline modules count once each, styles do not', () => {
  const html = `
    <link rel="stylesheet" href="/assets/root.css"/><link nonce="n" rel="preload" href="/font.woff2" as="font"/>
    <link rel="modulepreload" href="/assets/a.js" nonce="n"/><script src="/assets/b.js" async></script>
    <script nonce="n" type="module">import "/assets/a.js";import * as route0 from "/assets/c.js";</script>`;
  expect(findScripts(html)).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js']);
});
