import type { Locator, Page } from 'playwright-core';

/** Opens a filter that is folded behind its heading; one that is open stays so. */
export async function unfold(place: Page | Locator, name: string): Promise<void> {
  const folded = place.locator('details:not([open]) > summary').filter({ hasText: name });
  if ((await folded.count()) > 0) await folded.click();
}
