import { AppError } from '@firsthand/contracts';
import { ResumeError } from '@firsthand/resume-parser';
import { describe, expect, test } from 'vitest';
import { aClock } from '../../../testing/a-clock.ts';
import { aParsedResume } from '../../../testing/a-parsed-resume.ts';
import { createResumeDesk } from './resume-desk.ts';

const PDF = new Uint8Array();

describe('the desk where resumes are read', () => {
  test('reads twenty an hour for each person', async () => {
    const clock = aClock();
    const desk = createResumeDesk({ readResume: async () => aParsedResume(), now: clock.now });
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

  test('does not count whom it sent away unread', async () => {
    const busy = new AppError('Many resumes are being read.', { code: 'resume-queue-full', status: 503 });
    let isBusy = true;
    const desk = createResumeDesk({
      readResume: () => (isBusy ? Promise.reject(busy) : Promise.resolve(aParsedResume())),
      now: aClock().now,
    });
    for (let round = 0; round < 30; round += 1) await expect(desk.read(1, PDF)).rejects.toBe(busy);
    isBusy = false;
    await desk.read(1, PDF);
  });

  test.each([
    [new ResumeError('not-pdf'), 415, true],
    [new ResumeError('too-large'), 413, true],
    [new ResumeError('password'), 422, true],
    [new ResumeError('no-text'), 422, true],
    [new Error('a bug'), 500, false],
  ])('%s becomes an error for people', async (cause, status, expected) => {
    const desk = createResumeDesk({ readResume: () => Promise.reject(cause), now: aClock().now });
    await expect(desk.read(1, PDF)).rejects.toMatchObject({ status, expected, cause });
  });
});
