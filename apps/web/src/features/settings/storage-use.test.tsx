import { LIMITS } from '@firsthand/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StorageUse } from './storage-use.tsx';

const max = LIMITS.storageMaxBytes;
const write = (used: number) =>
  renderToStaticMarkup(<StorageUse storage={{ used_bytes: used, max_bytes: max }} />);

test('how much is used is said in words', () => {
  expect(write(41 * 1_048_576)).toContain('You use 41 MB of 500 MB.');
  expect(write(0)).toContain('You use 0 bytes of 500 MB.');
});

test('what to do is said before it is full, and not sooner', () => {
  expect(write(max * 0.79)).not.toMatch(/full|delete/i);
  expect(write(max * 0.8)).toContain('nearly full');
  expect(write(max * 0.8)).toContain('Delete applications, saved jobs or job profiles');
  expect(write(max)).toContain('Your storage is full: what is there stays');
});
