import { describe, expect, test } from 'vitest';
import { parseFault } from './faults.ts';
import { createAsker } from './testing/ask.ts';

const LIST = 'https://api.lever.co/v0/postings/ambervane?mode=json';
const OTHER = 'https://boards-api.greenhouse.io/v1/boards/quillmere/jobs';

describe('faults', () => {
  const { ask, faults } = createAsker();
  const withFault = <T>(fault: Parameters<typeof faults.set>[1], look: () => T): T => {
    faults.set({ source: 'lever' }, fault);
    const seen = look();
    faults.clear();
    return seen;
  };

  test('a status replaces the answer of what matches and of nothing else', () => {
    withFault({ type: 'status', status: 503 }, () => {
      expect(ask(LIST).status).toBe(503);
      expect(ask(OTHER).status).toBe(200);
    });
    expect(ask(LIST).status).toBe(200);
  });

  test('a truncated answer is the beginning of the real one and no JSON', () => {
    const whole = ask(LIST).body;
    const { body } = withFault({ type: 'truncated' }, () => ask(LIST));
    expect(whole.startsWith(body)).toBe(true);
    expect(() => JSON.parse(body) as unknown).toThrow(SyntaxError);
  });

  test('an empty answer is what the ATS says of a board with nothing open', () => {
    expect(withFault({ type: 'empty' }, () => ask(LIST))).toMatchObject({ status: 200, body: '[]' });
  });

  test('rate limits, walls, redirects and garbage look like themselves', () => {
    expect(withFault({ type: 'rate-limit', retryAfterSeconds: 7 }, () => ask(LIST))).toMatchObject({
      status: 429,
      headers: { 'retry-after': '7' },
    });
    expect(withFault({ type: 'bot-wall' }, () => ask(LIST))).toMatchObject({
      status: 403,
      headers: { 'cf-mitigated': 'challenge' },
    });
    expect(withFault({ type: 'redirect' }, () => ask(LIST)).status).toBe(302);
    const garbage = withFault({ type: 'garbage' }, () => ask(LIST));
    expect(garbage.status).toBe(200);
    expect(Array.isArray(JSON.parse(garbage.body))).toBe(false);
  });

  test('a fault can be for one board, for details only, and for a number of requests', () => {
    faults.set({ source: 'lever', board: 'stillwatercrossing' }, { type: 'status' });
    expect(ask(LIST).status).toBe(200);
    expect(ask('https://api.lever.co/v0/postings/stillwatercrossing?mode=json').status).toBe(500);
    faults.clear();
    faults.set({ kind: 'detail' }, { type: 'status', times: 2 });
    const detail = 'https://boards-api.greenhouse.io/v1/boards/quillmere/jobs/1';
    expect([ask(detail).status, ask(OTHER).status, ask(detail).status, ask(detail).status]).toEqual([
      500, 200, 500, 404,
    ]);
    faults.clear();
  });
});

describe('faults over HTTP', () => {
  test('are read with their match', () => {
    const body = { match: { source: 'lever', kind: 'list' }, fault: { type: 'slow', delayMs: 5, times: 1 } };
    expect(parseFault(body)).toEqual(body);
    expect(parseFault({ fault: { type: 'empty' } })).toEqual({ match: {}, fault: { type: 'empty' } });
  });

  test('are refused with what is wrong', () => {
    expect(() => parseFault({})).toThrow('fault must be an object');
    expect(() => parseFault({ fault: { type: 'flood' } })).toThrow('fault.type must be one of');
    expect(() => parseFault({ match: { source: 'monster' }, fault: { type: 'empty' } })).toThrow(
      'source must be one of',
    );
    expect(() => parseFault({ fault: { type: 'status', status: '500' } })).toThrow('status must be a number');
  });
});
