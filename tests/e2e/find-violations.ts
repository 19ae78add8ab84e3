import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** What axe finds, in light and in dark, each rule with the elements it names. Only contrast depends on the scheme. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await waitForStillness(page);
  const { violations: light } = await new AxeBuilder({ page }).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  await waitForStillness(page);
  const { violations: dark } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  return [...toLines('light', light), ...toLines('dark', dark)];
}

function toLines(scheme: string, violations: Violations): string[] {
  return violations.map(({ id, help, nodes }) =>
    [`${scheme}: ${id}: ${help}`, ...nodes.map((node) => node.target.join(' '))].join('\n  '),
  );
}

const RUNNING = `document.getAnimations().filter((animation) =>
  animation.playState === 'running' && animation.effect?.getTiming().iterations !== Infinity).length`;

/** What fades in is judged when it has. (`waitForFunction` needs eval, which our policy forbids.) */
export async function waitForStillness(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(RUNNING)).toBe(0);
}
