import type { Locator, Page } from 'playwright-core';

/** Opens a filter that is folded behind its heading, and "More filters" where it stands behind that; what is open stays so. */
export async function unfold(place: Page | Locator, name: string): Promise<void> {
  const shown = place.locator('summary').filter({ hasText: name, visible: true });
  if ((await shown.count()) === 0) await open(place, 'More filters');
  await open(place, name);
}

async function open(place: Page | Locator, heading: string): Promise<void> {
  const folded = place.locator('details:not([open]) > summary').filter({ hasText: heading, visible: true });
  if ((await folded.count()) > 0) await folded.first().click();
}
