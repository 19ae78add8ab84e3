import type { Locator, Page } from 'playwright-core';

/** Opens a filter that is folded behind its heading, and "More filters" before it; what is open stays so. */
export async function unfold(place: Page | Locator, name: string): Promise<void> {
  for (const heading of ['More filters', name]) {
    const folded = place.locator('details:not([open]) > summary').filter({ hasText: heading, visible: true });
    if ((await folded.count()) > 0) await folded.first().click();
  }
}
