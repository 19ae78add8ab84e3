import { ResumeError, type ParsedResume } from '@firsthand/resume-parser';
import { describe, expect, test } from 'vitest';
import { aClock } from '../../../testing/a-clock.ts';
import { aParsedResume } from '../../../testing/a-parsed-resume.ts';
import { createResumeQueue } from './resume-queue.ts';

const PDF = new Uint8Array();

/** A desk whose readings end when told. */
function aSlowDesk() {
  const clock = aClock();
  const underWay: { end: () => void; fail: (error: unknown) => void }[] = [];
  const readResume = () =>
    new Promise<ParsedResume>((resolve, reject) => {
      underWay.push({ end: () => resolve(aParsedResume()), fail: reject });
    });
  const desk = createResumeQueue({ readResume, now: clock.now });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { clock, desk, underWay, settle };
}

describe('the desk where resumes are read', () => {
  test('reads two at once and the others in their turn, also when one fails', async () => {
    const { desk, underWay, settle } = aSlowDesk();
    const readings = [1, 2, 3, 4].map((userId) => desk.read(userId, PDF));
    await settle();
    expect(underWay).toHaveLength(2);
    underWay[0]!.fail(new ResumeError('blank'));
    await expect(readings[0]).rejects.toMatchObject({ status: 422, message: 'This PDF has no content.' });
    await settle();
    expect(underWay).toHaveLength(3);
    underWay[1]!.end();
    underWay[2]!.end();
    await settle();
    expect(underWay).toHaveLength(4);
    underWay[3]!.end();
    await Promise.all(readings.slice(1));
    const next = desk.read(5, PDF);
    await settle();
    underWay[4]!.end();
    await next;
  });

  test('sends people away when too many wait', async () => {
    const { desk, underWay, settle } = aSlowDesk();
    const readings = Array.from({ length: 22 }, (_, userId) => desk.read(userId, PDF));
    await settle();
    await expect(desk.read(100, PDF)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 60 });
    for (let index = 0; index < 22; index += 1) {
      underWay[index]!.end();
      await settle();
    }
    expect(await Promise.all(readings)).toHaveLength(22);
  });

  test('reads one at a time of each person, and lets nobody wait with many', async () => {
    const { desk, underWay, settle } = aSlowDesk();
    const own = [desk.read(1, PDF), desk.read(1, PDF), desk.read(1, PDF)];
    await expect(desk.read(1, PDF)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 20 });
    await settle();
    expect(underWay).toHaveLength(1);
    const other = desk.read(2, PDF);
    await settle();
    expect(underWay).toHaveLength(2);
    for (let index = 0; index < 4; index += 1) {
      underWay[index]!.end();
      await settle();
    }
    expect(await Promise.all([...own, other])).toHaveLength(4);
  });

  test('drops whoever goes away, waiting or being read', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const readResume = (_pdf: Uint8Array, { signal }: { signal?: AbortSignal }) => {
      signals.push(signal);
      return new Promise<ParsedResume>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      });
    };
    const desk = createResumeQueue({ readResume, now: aClock().now });
    const people = [1, 2, 3].map((userId) => {
      const gone = new AbortController();
      return { gone, reading: desk.read(userId, PDF, gone.signal) };
    });
    people[2]!.gone.abort(new Error('three left'));
    await expect(people[2]!.reading).rejects.toThrow('three left');
    people[0]!.gone.abort(new Error('one left'));
    await expect(people[0]!.reading).rejects.toThrow('one left');
    expect(signals).toHaveLength(2);
    const next = new AbortController();
    const last = desk.read(4, PDF, next.signal);
    await new Promise((resolve) => setImmediate(resolve));
    expect(signals).toHaveLength(3);
    next.abort(new Error('four left'));
    people[1]!.gone.abort(new Error('two left'));
    await expect(last).rejects.toThrow('four left');
    await expect(people[1]!.reading).rejects.toThrow('two left');
  });

  test('reads twenty an hour for each person', async () => {
    const clock = aClock();
    const desk = createResumeQueue({ readResume: async () => aParsedResume(), now: clock.now });
    for (let round = 0; round < 20; round += 1) {
      await desk.read(1, PDF);
      clock.pass({ minutes: 1 });
    }
    await expect(desk.read(1, PDF)).rejects.toMatchObject({
      ...{ status: 429, retryAfterSeconds: 40 * 60, expected: true },
      message: 'We read 20 resumes an hour for each person. Please try again in 40 minutes.',
    });
    await desk.read(2, PDF);
    clock.pass({ minutes: 40 });
    await desk.read(1, PDF);
    await expect(desk.read(1, PDF)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 60 });
  });

  test.each([
    [new ResumeError('not-pdf'), 415, true],
    [new ResumeError('too-large'), 413, true],
    [new ResumeError('password'), 422, true],
    [new ResumeError('no-text'), 422, true],
    [new Error('a bug'), 500, false],
  ])('%s becomes an error for people', async (cause, status, expected) => {
    const desk = createResumeQueue({ readResume: () => Promise.reject(cause), now: aClock().now });
    await expect(desk.read(1, PDF)).rejects.toMatchObject({ status, expected, cause });
  });
});
