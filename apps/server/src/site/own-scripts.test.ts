import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { toOwnScripts } from './own-scripts.ts';

const hash = (content: string) => createHash('sha256').update(content).digest('base64');

test('scripts with the mark are named by their hashes, each once, and lose it', () => {
  const html =
    '<link nonce="m1" href="/a"/><script nonce="m1">one()</script><script type="module" nonce="m1" async="">\ntwo()</script><script nonce="m1">one()</script>';
  expect(toOwnScripts(html, 'm1')).toEqual({
    body: '<link href="/a"/><script>one()</script><script type="module" async="">\ntwo()</script><script>one()</script>',
    hashes: [hash('one()'), hash('\ntwo()')],
  });
});

test('a script without the mark, or with another, is not ours', () => {
  const html =
    '<script>evil()</script><script nonce="m2">evil()</script><p title=\'<script nonce="\'>m1</p><script nonce="m1">fine()</script>';
  expect(toOwnScripts(html, 'm1').hashes).toEqual([hash('fine()')]);
});
