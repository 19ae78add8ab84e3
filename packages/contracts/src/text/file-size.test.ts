import { expect, test } from 'vitest';
import { toFileSize } from './file-size.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1_023, '1023 bytes'],
  [1_024, '1 KB'],
  [46_080, '45 KB'],
  [46_592, '45.5 KB'],
  [1_048_575, '1 MB'],
  [1_258_291, '1.2 MB'],
  [104_857_600, '100 MB'],
])('%i bytes read as %s', (bytes, words) => {
  expect(toFileSize(bytes)).toBe(words);
});
