import type { Page } from 'playwright-core';

/** For an init script: keeps each layout shift that no input explains, with what moved. */
export const OBSERVE_SHIFTS = `
  window.shifts = [];
  const toWords = ({ node, previousRect: was, currentRect: is }) => {
    const name = node && (node.outerHTML ?? node.textContent).replace(/\\s+/g, ' ').slice(0, 120);
    const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
    return name + ' from ' + place(was) + ' to ' + place(is);
  };
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries())
      if (!hadRecentInput) window.shifts.push({ value, moved: sources.map(toWords) });
  }).observe({ type: 'layout-shift', buffered: true });`;

/** How far the page moved in all so far. */
export const SUM_OF_SHIFTS = 'window.shifts.reduce((sum, { value }) => sum + value, 0)';

/** What moved so far, a line each, for the message of a test that fails. */
export async function readShifts(page: Page): Promise<string> {
  const shifts = await page.evaluate<{ value: number; moved: string[] }[]>('window.shifts');
  return shifts.map(({ value, moved }) => [value.toFixed(4), ...moved].join('\n  ')).join('\n');
}
