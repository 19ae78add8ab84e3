import { DAY_MS, SOURCES } from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import { createAtsHosts } from '../gateway.ts';
import { TEST_NOW } from '../testing/ask.ts';
import type { SandboxPosting } from './posting.ts';
import { createDemoData, type DemoData } from './demo-data.ts';

const demoData = createDemoData({ seed: 1, employers: Number.POSITIVE_INFINITY, scale: 1 });
const openAt = (at: Date, where: DemoData = demoData): SandboxPosting[] =>
  where.employers.flatMap((employer) => where.listOpen(employer, at));
const open = openAt(TEST_NOW);

function toUrls(postings: SandboxPosting[]): string[] {
  const hosts = new Map(createAtsHosts().map((host) => [host.source, host]));
  return postings.map((posting) => hosts.get(posting.employer.source)?.toHostedUrl(posting) ?? '');
}

describe('the demo data at an instant', () => {
  test('has about 150 employers and 5,000 open postings', () => {
    expect(demoData.employers.length).toBeGreaterThanOrEqual(140);
    expect(open.length).toBeGreaterThan(4_500);
    expect(open.length).toBeLessThan(6_000);
  });

  test('covers all nine sources, and all of them among the first few employers', () => {
    expect(new Set(open.map((posting) => posting.employer.source))).toEqual(new Set(SOURCES));
    expect(new Set(demoData.employers.slice(0, 9).map((employer) => employer.source)).size).toBe(9);
  });

  test('covers the eight countries and a few others, and at least five languages', () => {
    const countries = new Set(open.map((posting) => posting.places[0].country));
    for (const country of ['US', 'CA', 'GB', 'AU', 'DE', 'FR', 'NL', 'SE'] as const) {
      expect(countries).toContain(country);
    }
    expect(countries.size).toBeGreaterThan(8);
    expect(new Set(open.map((posting) => posting.language)).size).toBeGreaterThanOrEqual(5);
  });

  test('mixes work modes, employment types, pay in fields and in text, and several places', () => {
    const count = (fits: (posting: SandboxPosting) => boolean): number => open.filter(fits).length;
    for (const mode of ['remote', 'hybrid', 'on_site']) {
      expect(count((posting) => posting.workMode === mode)).toBeGreaterThan(250);
    }
    for (const where of ['field', 'text', null]) {
      expect(count((posting) => posting.payIn === where)).toBeGreaterThan(600);
    }
    expect(count((posting) => posting.places.length > 1)).toBeGreaterThan(150);
    expect(count((posting) => posting.copy > 0)).toBeGreaterThan(200);
    expect(new Set(open.map((posting) => posting.employmentType)).size).toBeGreaterThanOrEqual(5);
    expect(demoData.employers.filter((employer) => employer.featured).length).toBeGreaterThan(3);
  });

  test('gives every posting an address of its own', () => {
    const urls = toUrls(open);
    expect(new Set(urls).size).toBe(urls.length);
    for (const url of urls) expect(URL.canParse(url)).toBe(true);
  });

  test('writes descriptions that differ and never repeat a sentence', () => {
    const texts = open.map((posting) => JSON.stringify(demoData.describe(posting)));
    // Copies of one job in several cities may read the same where the city is not named.
    expect(new Set(texts).size / texts.length).toBeGreaterThan(0.95);
    for (const posting of open.slice(0, 1500)) {
      const parts = demoData
        .describe(posting)
        .flatMap((section) => [...section.paragraphs, ...section.items]);
      const sentences = parts.flatMap((part) => part.split(/(?<=[.!?]) /));
      // Short pieces are what splitting leaves of "St. Louis."
      const whole = sentences.filter((sentence) => sentence.length > 12);
      expect(new Set(whole).size, posting.title).toBe(whole.length);
    }
  });

  test('leaves no placeholder unfilled', () => {
    for (const posting of open)
      expect(JSON.stringify(demoData.describe(posting))).not.toMatch(/\{\w+\}(?!,|\])/);
  });

  test('pays sensibly: a maximum not below the minimum, and never a starvation wage', () => {
    for (const { pay } of open) {
      if (!pay) continue;
      expect(pay.max).toBeGreaterThanOrEqual(pay.min);
      if (pay.period === 'hour') expect(pay.min).toBeGreaterThanOrEqual(9);
      if (pay.period === 'year') expect(pay.min).toBeGreaterThanOrEqual(15_000);
    }
  });
});

describe('determinism', () => {
  test('the same seed and instant give the same demo data, whatever was asked before', () => {
    const other = createDemoData({ seed: 1, employers: Number.POSITIVE_INFINITY, scale: 1 });
    openAt(new Date(TEST_NOW.getTime() - 40 * DAY_MS), other);
    const again = openAt(TEST_NOW, other);
    expect(toUrls(again)).toEqual(toUrls(open));
    expect(again.map((posting) => posting.title)).toEqual(open.map((posting) => posting.title));
    const last = again.at(-1);
    const known = open.at(-1);
    if (!last || !known) throw new Error('the demo data is empty');
    expect(other.describe(last)).toEqual(demoData.describe(known));
  });

  test('another seed gives other demo data', () => {
    const other = createDemoData({ seed: 2, employers: Number.POSITIVE_INFINITY, scale: 1 });
    const titles = openAt(TEST_NOW, other).map((posting) => posting.title);
    expect(titles).not.toEqual(open.map((posting) => posting.title));
  });

  test('can have as many employers as are asked for, each with a board of its own', () => {
    const large = createDemoData({ seed: 1, employers: 1_000, scale: 1 });
    const boards = large.employers.map(({ source, board }) => `${source}:${board.toLowerCase()}`);
    expect(new Set(boards).size).toBe(1_000);
    const branch = large.employers.at(-1);
    if (!branch) throw new Error('There is no employer');
    expect(large.listOpen(branch, TEST_NOW).length).toBeGreaterThan(0);
    expect(large.employers.slice(0, demoData.employers.length)).toEqual(demoData.employers);
  });

  test('scale multiplies the postings and keeps addresses apart', () => {
    const small = createDemoData({ seed: 1, employers: 18, scale: 1 });
    const large = createDemoData({ seed: 1, employers: 18, scale: 3 });
    const urls = toUrls(openAt(TEST_NOW, large));
    expect(urls.length).toBeGreaterThan(2.5 * openAt(TEST_NOW, small).length);
    expect(new Set(urls).size).toBe(urls.length);
  });
});

describe('time', () => {
  const later = openAt(new Date(TEST_NOW.getTime() + 5 * DAY_MS));
  const byKey = new Map(later.map((posting) => [posting.key, posting]));

  test('within five days some postings appear, some close and most stay', () => {
    const known = new Set(open.map((posting) => posting.key));
    const appeared = later.filter((posting) => !known.has(posting.key)).length;
    const stayed = later.length - appeared;
    expect(appeared).toBeGreaterThan(300);
    expect(open.length - stayed).toBeGreaterThan(300);
    expect(stayed).toBeGreaterThan(open.length / 2);
  });

  test('some postings are edited: title, pay or text', () => {
    let titles = 0;
    let pays = 0;
    let texts = 0;
    for (const before of open) {
      const after = byKey.get(before.key);
      if (!after || after.revision === before.revision) continue;
      if (after.title !== before.title) titles += 1;
      if (after.pay?.max !== before.pay?.max) pays += 1;
      if (JSON.stringify(demoData.describe(after)) !== JSON.stringify(demoData.describe(before))) texts += 1;
      expect(after.publishedAt).toEqual(before.publishedAt);
    }
    expect(titles).toBeGreaterThan(5);
    expect(pays).toBeGreaterThan(5);
    expect(texts).toBeGreaterThan(20);
  });

  test('some postings vanish and return under the same address', () => {
    const employer = demoData.employers.find((candidate) => candidate.name === 'Hollowbrook Health');
    if (!employer) throw new Error('Hollowbrook Health is missing');
    const seen = new Map<string, string>();
    let returned = 0;
    for (let hour = 0; hour < 24 * 30; hour += 4) {
      const at = new Date(TEST_NOW.getTime() + hour * 3_600_000);
      const listed = new Set(demoData.listOpen(employer, at).map((posting) => posting.key));
      for (const posting of demoData.listAll(employer, at)) {
        const now = listed.has(posting.key) ? 'listed' : 'gone';
        if (seen.get(posting.key) === 'gone' && now === 'listed') returned += 1;
        if (now === 'listed' || seen.has(posting.key)) seen.set(posting.key, now);
      }
    }
    expect(returned).toBeGreaterThan(0);
  });

  test('nothing is published after the instant one looks at', () => {
    for (const posting of open) expect(posting.publishedAt.getTime()).toBeLessThanOrEqual(TEST_NOW.getTime());
  });
});
