import { beforeAll, expect, test } from 'vitest';
import { describeBrowser } from '../browser.ts';
import { CHANGING, SWAPPED } from './changing-pages.ts';
import { bundleEngine } from './frameworks/bundle.ts';

interface Item {
  key: string;
  label: string;
  kind: string;
  section: string | null;
}

describeBrowser('A page that changes after the panel has shown what goes where', (openPage) => {
  let engine = '';
  beforeAll(async () => {
    engine = await bundleEngine();
  });

  /** Agrees to a number for the first field, lets the page change, and gives what came of it. */
  async function fillChanged({ html, turn }: { html: string; turn: string }) {
    const page = await openPage();
    await page.setContent(`<!doctype html><title>Form</title><form id="application-form">${html}</form>`);
    await page.addScriptTag({ content: engine });
    const look = `engine.lookAtPage(engine.findSystem('jobs.lever.co'))`;
    const { fields } = await page.evaluate<{ fields: Item[] }>(look);
    const item = { ...fields[0], value: '+13035550147', detail: '', isSensitive: false, file: null };
    await page.evaluate(turn);
    const order = `engine.fillFields([${JSON.stringify(item)}], engine.findSystem('jobs.lever.co'))`;
    const [result] = await page.evaluate<{ outcome: string }[]>(order);
    const written = await page.evaluate<string[]>(
      '[...document.querySelectorAll("input")].map(({ value }) => value)',
    );
    return { outcome: result?.outcome, written };
  }

  test.each(Object.entries(CHANGING))('gets nothing into %s', async (_what, changing) => {
    const { outcome, written } = await fillChanged(changing);
    expect([outcome, written.join('')]).toEqual(['gone', '']);
  });

  test('gets what was agreed to for one part into that part alone, whatever field stands there', async () => {
    expect((await fillChanged(SWAPPED)).written).toEqual(['+13035550147', '']);
  });
});
