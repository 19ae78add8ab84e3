import { describe, expect, test } from 'vitest';
import { findWebAddress } from './web-address.ts';

describe('a web address', () => {
  test.each([
    ['example.com', 'https://example.com'],
    ['http://example.com/a?b=c#d', 'http://example.com/a?b=c#d'],
    ['HTTPS://Example.com', 'HTTPS://Example.com'],
    ['linkedin.com:443/in/ada', 'https://linkedin.com:443/in/ada'],
    ['müller.de', 'https://müller.de'],
    ['192.0.2.1/~ada', 'https://192.0.2.1/~ada'],
  ])('%s is one', (typed, whole) => {
    expect(findWebAddress(typed)).toBe(whole);
  });

  test.each([
    ...[
      'javascript:alert(1)',
      'javascript://example.com/%0aalert(1)',
      'data:text/html,x',
      'ftp://example.com',
    ],
    ...[
      'mailto:ada@example.com',
      'ada@example.com',
      'https://ada:secret@example.com',
      'localhost',
      '/in/ada',
    ],
    ...['//example.com', 'https://', 'example .com', 'exa mple.com/x', '.com', 'example.', 'https:///x', ' '],
  ])('%s is none', (typed) => {
    expect(findWebAddress(typed)).toBeNull();
  });
});
