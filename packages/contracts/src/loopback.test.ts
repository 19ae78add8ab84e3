import { expect, test } from 'vitest';
import { findHostName, isLoopback } from './loopback.ts';

test.each(['localhost', 'LocalHost', '127.0.0.1', '127.255.0.9', '::1', '[::1]'])(
  '%s is this machine',
  (host) => {
    expect(isLoopback(host)).toBe(true);
  },
);

test.each([
  ...['', 'localhost.evil.example', '127.0.0.1.evil.example', '127.evil.example', '128.0.0.1', '10.127.0.1'],
  ...['127.0.0', '127.0.0.01', '127.0.0.256', '127.0.0.1.1', '0.0.0.0', '[::]', '::2', '127.0.0.1\n'],
])('"%s" is not', (host) => {
  expect(isLoopback(host)).toBe(false);
});

test.each([
  ['LocalHost:3000', 'localhost'],
  ['[::1]:3000', '[::1]'],
  ['example.com', 'example.com'],
  ['', null],
  ['a b', null],
  ['localhost:port', null],
  [undefined, null],
])('the host in %s is %s', (header, name) => {
  expect(findHostName(header)).toBe(name);
});
