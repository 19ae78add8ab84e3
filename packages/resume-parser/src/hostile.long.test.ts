import { describe, expect, test } from 'vitest';
import { parseResume } from './parse-resume.ts';
import { ResumeError } from './resume-error.ts';
import { HOSTILE_PDFS } from './testing/hostile-pdfs.ts';
import { writePdf } from './testing/write-pdf.ts';

const TICK_MS = 20;
/** A file of 4 kB once kept everybody waiting for 45 seconds; a busy machine may be late by itself. */
const LATEST_MS = 2_000;
/** What works without end is ended after this time; most come to their own end before. */
const TIMEOUT_MS = 10_000;
/** Far more than the largest answer takes; an inflating file once took 386 MB of this process. */
const MOST_GROWTH = 150 * 1024 * 1024;

/** The longest this process did nothing else, and how far its memory grew, while something was under way. */
async function watchOthers(work: () => Promise<unknown>) {
  let [last, longest, most] = [performance.now(), 0, 0];
  const before = process.memoryUsage.rss();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    most = Math.max(most, process.memoryUsage.rss() - before);
    last = performance.now();
  }, TICK_MS);
  try {
    await work();
    longest = Math.max(longest, performance.now() - last);
  } finally {
    clearInterval(timer);
  }
  return { longest, most };
}

describe('while a hostile file is read, others are served, and it comes to an end:', () => {
  test.each(Object.entries(HOSTILE_PDFS))('%s', async (_name, make) => {
    const pdf = make();
    expect(pdf.byteLength).toBeLessThanOrEqual(1_048_576);
    const { longest, most } = await watchOthers(async () => {
      try {
        const resume = await parseResume(pdf, { timeoutMs: TIMEOUT_MS });
        expect(JSON.stringify(resume).length).toBeLessThan(1_000_000);
      } catch (error) {
        expect(error).toBeInstanceOf(ResumeError);
      }
    });
    expect(longest).toBeLessThan(LATEST_MS);
    expect(most).toBeLessThan(MOST_GROWTH);
  });
});

describe('the process that reads', () => {
  const named = writePdf([{ texts: [{ text: 'Ada Lovelace', x: 50, y: 50 }] }]);

  test('is ended when all its memory together is more than it may have', async () => {
    await expect(parseResume(named, { memoryMb: 30 })).rejects.toMatchObject({ code: 'too-complex' });
  });

  test('finds what is hidden in a row too long for any page among the lines left over', async () => {
    const hidden = Array.from({ length: 400 }, (_, n) => `keyword${n}`).join(' ');
    const resume = await parseResume(
      writePdf([
        {
          texts: [
            { text: 'Ada Lovelace', x: 50, y: 50 },
            { text: hidden, x: 1, y: 800, size: 0.2 },
          ],
        },
      ]),
    );
    expect(resume.leftOver.map(({ text }) => text)).toContain(hidden);
  });

  test('refuses a page of more cells than a resume has', async () => {
    const texts = Array.from({ length: 3_100 }, (_, n) => ({
      text: `word${n}`,
      x: 20 + (n % 10) * 56,
      y: 10 + Math.floor(n / 10) * 2.6,
      size: 2,
    }));
    await expect(parseResume(writePdf([{ texts }]))).rejects.toMatchObject({ code: 'too-complex' });
  });
});
