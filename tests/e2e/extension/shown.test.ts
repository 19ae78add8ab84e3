import { join } from 'node:path';
import { build } from 'rolldown';
import { beforeAll, expect, test } from 'vitest';
import { describeBrowser } from '../browser.ts';
import { SEEN, UNSEEN } from './shown-cases.ts';

const VISIBLE = join(import.meta.dirname, '../../../apps/extension/src/engine/dom/visible.ts');

/** What the extension says of the one element of a page, and whether the page lies afterwards as it did before. */
const ASK = `(() => {
  const host = document.querySelector('[data-shadow]');
  if (host) host.attachShadow({ mode: 'open' }).innerHTML = host.dataset.shadow;
  const inner = host?.shadowRoot?.querySelector('[data-shadow-inside]');
  if (inner) inner.attachShadow({ mode: 'open' }).innerHTML = inner.dataset.shadowInside;
  const beside = document.querySelector('[data-shadow-beside]');
  if (beside) beside.attachShadow({ mode: 'open' }).innerHTML = beside.dataset.shadowBeside;
  const at = (inner?.shadowRoot ?? host?.shadowRoot ?? document).querySelector('[data-at]');
  const before = [scrollX, scrollY, ...[...document.querySelectorAll('*')].map(({ scrollTop }) => scrollTop)];
  const isShown = visible.isShown(at);
  const after = [scrollX, scrollY, ...[...document.querySelectorAll('*')].map(({ scrollTop }) => scrollTop)];
  return { isShown, hasMoved: String(before) !== String(after), sheets: document.adoptedStyleSheets.length };
})()`;

describeBrowser('Of the fields of a page the extension', (openPage) => {
  let script = '';
  beforeAll(async () => {
    const { output } = await build({
      ...{ input: VISIBLE, platform: 'browser', write: false, logLevel: 'warn' },
      output: { format: 'iife', name: 'visible' },
    });
    script = output[0].code;
  });

  test('takes those for seen that a person sees, and no other', async () => {
    const page = await openPage();
    const wrong: string[] = [];
    for (const [cases, isSeen] of [
      [UNSEEN, false],
      [SEEN, true],
    ] as const) {
      for (const [what, html] of Object.entries(cases)) {
        await page.setContent(`<!doctype html><title>Form</title>${html}`);
        await page.addScriptTag({ content: script });
        const { isShown, hasMoved, sheets } = await page.evaluate<Record<string, unknown>>(ASK);
        if (isShown !== isSeen) wrong.push(`${what}: ${isSeen ? 'seen' : 'unseen'}`);
        if (hasMoved === true || sheets !== 0) wrong.push(`${what}: moved`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
