import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, isEverythingAsked, PHONE } from './browser.ts';

interface Violation {
  id: string;
  help: string;
  targets: string[];
}

/** What axe finds, in light and in dark, each rule with the elements it names. Only contrast depends on the scheme. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await waitForStillness(page);
  const light = await analyze(page, {});
  await page.emulateMedia({ colorScheme: 'dark' });
  await waitForStillness(page);
  const dark = await analyze(page, { runOnly: ['color-contrast'] });
  return [...toLines('light', light), ...toLines('dark', dark)];
}

/**
 * What axe finds on a screen that is opened at both widths: on a phone in dark and on a desktop in light, so that each
 * width and each scheme is judged once; with `npm test -- --all` both schemes at both widths.
 */
export async function findViolationsAt(page: Page, viewport: typeof PHONE): Promise<string[]> {
  if (isEverythingAsked) return findViolations(page);
  const colorScheme = viewport === PHONE ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme });
  await waitForStillness(page);
  return toLines(colorScheme, await analyze(page, {}));
}

/**
 * What axe finds on the state a page is in, at both widths and in both schemes, each once: a journey passes many states.
 * The page then is as wide as it was.
 */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  const before = page.viewportSize();
  for (const [colorScheme, viewport] of [
    ['dark', PHONE],
    ['light', DESKTOP],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await waitForStillness(page);
    expect(toLines(colorScheme, await analyze(page, {})), state).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

/** Of the page itself: none of ours has frames, for which axe would open another page at every turn. */
async function analyze(page: Page, options: axe.RunOptions): Promise<Violation[]> {
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe.source);
  const chosen = JSON.stringify({ ...options, resultTypes: ['violations'] });
  return page.evaluate<Violation[]>(`axe.run(${chosen}).then(({ violations }) => violations.map(
    ({ id, help, nodes }) => ({ id, help, targets: nodes.map((node) => node.target.join(' ')) })))`);
}

function toLines(scheme: string, violations: readonly Violation[]): string[] {
  return violations.map(({ id, help, targets }) => [`${scheme}: ${id}: ${help}`, ...targets].join('\n  '));
}

const RUNNING = `document.getAnimations().filter((animation) =>
  animation.playState === 'running' && animation.effect?.getTiming().iterations !== Infinity).length`;

/** What fades in is judged when it has. (`waitForFunction` needs eval, which our policy forbids.) */
export async function waitForStillness(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(RUNNING)).toBe(0);
}
