import type { Submission } from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import { aDetail, aPacket } from '../testing/a-detail.ts';
import { isLeftToPerson, isUnderWay, toArchiveName, toOutcome, toPostingWords } from './outcome.ts';

const submission = (changes: Partial<Submission>): Submission => ({
  state: 'waiting',
  message: null,
  attempts: 0,
  next_attempt_at: null,
  sent_at: null,
  receipt: null,
  ...changes,
});
const sentBy = (
  changes: Partial<Submission>,
  application_status: 'pending' | 'submitted' | 'failed' | 'completed',
) => aDetail({ way: 'api', application_status }, { packet: aPacket(), submission: submission(changes) });

describe('what became of an application', () => {
  test('that waits to be sent: whether and when it is tried again, and why', () => {
    expect(toOutcome(sentBy({}, 'pending')).text).toContain(
      'It goes to Acme through GreenhouseIO in a moment.',
    );
    const again = toOutcome(sentBy({ attempts: 2, message: 'Too many requests.' }, 'pending'));
    expect(again.text).toContain('did not take it yet, after 2 tries. It is tried again.');
    expect(again.said).toBe('Too many requests.');
    const when = { attempts: 1, next_attempt_at: new Date(2026, 10, 18, 16, 0).toISOString() };
    expect(toOutcome(sentBy(when, 'pending')).text).toContain(
      'after 1 try. The next try is on Nov 18, 2026 4:00 PM.',
    );
  });

  test('that was sent: when the employer’s system took it', () => {
    const sentAt = new Date(2026, 10, 18, 15, 4).toISOString();
    const outcome = toOutcome(sentBy({ state: 'accepted', sent_at: sentAt }, 'submitted'));
    expect(outcome).toMatchObject({ tone: 'good', heading: 'Sent' });
    expect(outcome.text).toBe('GreenhouseIO took it for Acme on Nov 18, 2026 3:04 PM.');
  });

  test('that was refused: why, and that the person can send it', () => {
    const detail = sentBy({ state: 'refused', message: 'The job is closed.' }, 'failed');
    expect(toOutcome(detail)).toMatchObject({ tone: 'bad', said: 'The job is closed.' });
    expect(isLeftToPerson(detail)).toBe(true);
  });

  test('of which nobody knows: that it is not sent again, nor offered to be', () => {
    const detail = sentBy({ state: 'unknown' }, 'failed');
    expect(toOutcome(detail).text).toContain('never sent again by itself');
    expect(isLeftToPerson(detail)).toBe(false);
  });

  test('that was refused and then sent by the person is what the person says', () => {
    const detail = sentBy({ state: 'refused', message: 'No.' }, 'completed');
    expect(toOutcome(detail)).toMatchObject({ tone: 'plain', heading: 'Sent by you', said: null });
    expect(isLeftToPerson(detail)).toBe(false);
  });

  test('that only the person can send: that the employer does not have it yet', () => {
    const detail = aDetail({ way: 'packet', application_status: 'pending' }, { packet: aPacket() });
    expect(toOutcome(detail).heading).toBe('Ready for you to send');
    expect(isLeftToPerson(detail)).toBe(true);
    expect(isLeftToPerson(aDetail({ way: 'packet', application_status: 'completed' }))).toBe(false);
  });

  test.each([
    ['packet', 'completed', 'Sent by you'],
    ['snail', 'completed', 'Sent by you'],
    ['elsewhere', 'completed', 'Added by hand'],
    ['elsewhere', 'pending', 'Not sent yet'],
    ['packet', 'failed', 'Not sent'],
  ] as const)('by the way "%s", %s: %s', (way, application_status, heading) => {
    expect(toOutcome(aDetail({ way, application_status })).heading).toBe(heading);
  });

  test('is looked for again only while it is on its way', () => {
    expect(isUnderWay(sentBy({ state: 'waiting' }, 'pending'))).toBe(true);
    expect(isUnderWay(sentBy({ state: 'sending' }, 'pending'))).toBe(true);
    expect(isUnderWay(sentBy({ state: 'accepted' }, 'submitted'))).toBe(false);
    expect(isUnderWay(aDetail({ way: 'packet', application_status: 'pending' }))).toBe(false);
  });
});

test('what became of the posting is said in words, and nothing where there is none', () => {
  expect(toPostingWords(aDetail({}, { posting_status: 'gone' }))).toContain('not on this site any more');
  expect(toPostingWords(aDetail({}, { posting_status: null }))).toBeNull();
});

test('the zip is called after employer and job', () => {
  expect(toArchiveName(aDetail().application)).toBe('acme-data-engineer.zip');
  const foreign = { ...aDetail().application.job_data, title: '看護師', company: '株式会社' };
  expect(toArchiveName(aDetail({ job_data: foreign }).application)).toBe('application.zip');
});

test('one that was prepared anew says so and is not offered to be sent', () => {
  const before = aDetail(
    { way: 'packet', application_status: 'pending', replaced: true },
    { packet: aPacket(), submission: null },
  );
  expect(toOutcome(before)).toMatchObject({ tone: 'plain', heading: 'Prepared again' });
  expect(isLeftToPerson(before)).toBe(false);
});
