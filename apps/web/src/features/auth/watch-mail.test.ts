import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchMail, type MailState } from './watch-mail.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const minuteMs = 60_000;

function watch(answers: (MailState | null)[]) {
  const page = { isHidden: false, change: () => {}, isListening: true };
  const askedAt: number[] = [];
  const settled: string[] = [];
  const stop = watchMail({
    ask: async () => {
      askedAt.push(Date.now());
      return answers.shift() ?? 'waiting';
    },
    untilMs: 15 * minuteMs,
    now: Date.now,
    isHidden: () => page.isHidden,
    onVisibility: (change) => {
      page.change = change;
      return () => (page.isListening = false);
    },
    onSettled: (state) => settled.push(state),
  });
  const show = (isShown: boolean) => {
    page.isHidden = !isShown;
    page.change();
  };
  return { askedAt, settled, page, show, stop };
}

test('asks after two seconds, then slower, and stops once the mail left', async () => {
  const mail = watch(['waiting', null, 'sent']);
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(mail.askedAt).toEqual([2_000, 5_000, 10_000]);
  expect(mail.settled).toEqual(['sent']);
  expect(mail.page.isListening).toBe(false);
});

test('says when the mail finally failed', async () => {
  const mail = watch(['waiting', 'failed']);
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(mail.settled).toEqual(['failed']);
});

test('gives up with the link’s time', async () => {
  const mail = watch([]);
  await vi.advanceTimersByTimeAsync(60 * minuteMs);
  expect(mail.askedAt.at(-1)).toBeLessThan(15 * minuteMs + 15_000);
  expect(mail.askedAt.length).toBeLessThan(70);
  expect(mail.settled).toEqual([]);
});

test('asks nothing while nobody looks, and goes on afterwards', async () => {
  const mail = watch([]);
  mail.show(false);
  await vi.advanceTimersByTimeAsync(5 * minuteMs);
  expect(mail.askedAt).toEqual([]);
  mail.show(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(mail.askedAt).toHaveLength(1);
});

test('is silent after it was stopped, also when an answer was on its way', async () => {
  const mail = watch(['failed']);
  await vi.advanceTimersByTimeAsync(1_999);
  mail.stop();
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(mail.askedAt).toEqual([]);
  expect(mail.settled).toEqual([]);
});
