import { beforeAll, expect, test } from 'vitest';
import { describeBrowser } from '../browser.ts';
import { bundleEngine } from './frameworks/bundle.ts';

interface View {
  fields: { key: string; label: string; kind: string; section: string | null }[];
  beyond: number;
  isWhole: boolean;
}

/** On a machine that does much else at the same time. */
const LOOKED_AT_WITHIN_MS = 10_000;
const FILLED_WITHIN_MS = 60_000;
const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const ENTRY = (index: number) => `<section><h3>Work Experience ${index + 1}</h3>
<label>Job Title <input name="t${index}"></label><label>Company <input name="c${index}"></label>
<fieldset><legend>From</legend><input aria-label="Month" maxlength="2"><input aria-label="Year" maxlength="4"></fieldset>
<label><input type="checkbox" name="current"> I currently work here</label></section>`;
const LONG = 'A question that does not end, '.repeat(3_500);

const PAGES: Readonly<Record<string, { html: string; least: number; beyond: number }>> = {
  'of three hundred entries of a list': { html: times(300, ENTRY), least: 200, beyond: 1_300 },
  'of labels of 100 kB each': {
    html: times(
      30,
      (index) => `<label for="l${index}">${LONG}${index}</label><input id="l${index}" name="l${index}">`,
    ),
    least: 30,
    beyond: 0,
  },
  'of headings of 100 kB each': {
    html: times(
      30,
      (index) => `<section><h3>${LONG}</h3><label>Phone ${index} <input name="h${index}"></label></section>`,
    ),
    least: 30,
    beyond: 0,
  },
  'of a list of ten thousand choices, and of a thousand blocks in each other': {
    html: `<select name="many" aria-label="Town">${times(10_000, (index) => `<option>Town ${index}</option>`)}</select>
${'<div>'.repeat(1_000)}<label>Phone <input name="deep"></label>${'</div>'.repeat(1_000)}`,
    least: 2,
    beyond: 0,
  },
};

describeBrowser('A form far larger than any', (openPage) => {
  let engine = '';
  beforeAll(async () => {
    engine = await bundleEngine();
  });

  test.each(Object.entries(PAGES))('%s is looked at and filled in bounded time', async (_what, page) => {
    const tab = await openPage();
    await tab.setContent(`<!doctype html><title>Form</title><form id="application-form">${page.html}</form>`);
    await tab.addScriptTag({ content: engine });
    const started = Date.now();
    const view = await tab.evaluate<View>(`engine.lookAtPage(engine.findSystem('jobs.lever.co'))`);
    expect(Date.now() - started).toBeLessThan(LOOKED_AT_WITHIN_MS);
    expect([view.fields.length >= Math.min(page.least, 200), view.beyond]).toEqual([true, page.beyond]);
    expect(view.isWhole).toBe(page.beyond === 0);
    const sizes = view.fields.map(({ label, section }) => Math.max(label.length, section?.length ?? 0));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2_000);
    const items = view.fields
      .filter(({ kind }) => kind === 'text')
      .slice(0, 30)
      .map((field) => ({ ...field, value: 'Ok', detail: '', isSensitive: false, file: null }));
    const order = `engine.fillFields(${JSON.stringify(items)}, engine.findSystem('jobs.lever.co'))`;
    const results = await tab.evaluate<{ outcome: string }[]>(order);
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['filled']));
    expect(Date.now() - started).toBeLessThan(FILLED_WITHIN_MS);
  });
});
