import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Longer than the browser takes to begin to go where a page of somebody else's would lead. */
const MOVED_WITHIN_MS = 750;

/** What somebody else's HTML may not bring along. Our own headings are the only elements with an id. */
const FORBIDDEN = [
  'script, iframe, object, embed, form, input, button, style, link, meta, base, svg, math, img[src^=http]',
  '[onerror], [onload], [onfocus], [ontoggle], [onbegin], [onclick], [target], [ping], [formaction]',
  '[style], [name], [class*=skip], [id]:not(h2)',
].join(', ');

interface Shown {
  getBoundingClientRect(): { left: number; right: number; top: number; bottom: number };
  querySelectorAll(selector: string): ArrayLike<Shown>;
}

/** Runs in the page: how many elements in a part of it lie outside of that. */
function countStraying(part: Shown): number {
  const own = part.getBoundingClientRect();
  return Array.from(part.querySelectorAll('*')).filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isShown = right > left && bottom > top;
    return (
      isShown &&
      (left < own.left - 1 || right > own.right + 1 || top < own.top - 1 || bottom > own.bottom + 1)
    );
  }).length;
}

/** Whether scripts ran, whether addresses without a host are those of the page, and whether it is wider than the screen. */
const STATE = `({
  hacked: window.hacked,
  base: document.baseURI === location.href,
  wider: document.documentElement.scrollWidth > document.documentElement.clientWidth,
})`;

/** Says whether a page stays where it is and as it is, whatever HTML of others stands in it. */
export interface PlaceWatch {
  /**
   * Fails when the page left `at`, its address and title, asked another host for something, ran, opened or asked anything, or when
   * what stands in `part`, a part of it that shows their HTML, lies outside of that or is what no text is.
   */
  expectUnmoved(at: { url: string; title: string }, part?: Locator): Promise<void>;
}

/** Begins to watch a page; `origins` are the beginnings of the addresses it may ask. */
export function watchPlace(page: Page, origins: readonly string[]): PlaceWatch {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => void seen.push(`a window: ${popup.url()}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!origins.some((origin) => url.startsWith(origin))) seen.push(`a request: ${url}`);
  });
  return {
    async expectUnmoved({ url, title }, part) {
      await page.waitForTimeout(MOVED_WITHIN_MS);
      expect({ url: page.url(), title: await page.title(), seen }).toEqual({ url, title, seen: [] });
      expect(await page.evaluate(STATE), url).toEqual({ hacked: undefined, base: true, wider: false });
      if (!part) return;
      expect(await part.locator(FORBIDDEN).count(), url).toBe(0);
      expect(await part.evaluate<number, Shown>(countStraying as never), url).toBe(0);
      for (const link of await part.getByRole('link').all()) {
        const { protocol } = new URL((await link.getAttribute('href')) ?? '', url);
        expect(['http:', 'https:', new URL(url).protocol]).toContain(protocol);
      }
    },
  };
}
