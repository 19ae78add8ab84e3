import { describe, expect, test } from 'vitest';
import { toDemoHosts } from './demo-hosts.ts';

const demo = { mode: 'demo', allowsRemoteDemo: false, publicUrl: 'https://jobs.example' } as const;

const OURS = [
  'localhost',
  'localhost:3000',
  'LOCALHOST:3000',
  '127.0.0.1:3000',
  '127.8.8.8',
  '[::1]:3000',
  '[::1]',
];
const NOBODYS = [
  ...[undefined, '', 'evil.example', 'localhost.evil.example', 'localhost.', '127.0.0.1.evil.example:3000'],
  ...[
    'evil@localhost',
    'localhost@evil.example',
    'localhost:3000:evil',
    'localhost, evil.example',
    '[::1].evil',
  ],
  ...['127.1', '2130706433', '0x7f.1', 'xn--localhost', 'localhost:'],
];
const ADDRESSES = ['192.168.1.7:3000', '10.0.0.1', '[fd00::7]:3000', '0.0.0.0:3000'];

describe('the demo', () => {
  const answersTo = toDemoHosts(demo);

  test.each(OURS)('answers to %s', (host) => {
    expect(answersTo?.(host)).toBe(true);
  });

  test.each([...NOBODYS, ...ADDRESSES, 'jobs.example'])('does not answer to %s', (host) => {
    expect(answersTo?.(host)).toBe(false);
  });
});

describe('the demo that was opened to other machines', () => {
  const answersTo = toDemoHosts({ ...demo, allowsRemoteDemo: true });

  test.each([...OURS, ...ADDRESSES, 'jobs.example', 'JOBS.example:443'])('answers to %s', (host) => {
    expect(answersTo?.(host)).toBe(true);
  });

  test.each([...NOBODYS, 'www.jobs.example'])('does not answer to %s', (host) => {
    expect(answersTo?.(host)).toBe(false);
  });
});

test('in live mode every name is answered', () => {
  expect(toDemoHosts({ ...demo, mode: 'live' })).toBeUndefined();
});
