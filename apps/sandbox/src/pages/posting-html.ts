import { escapeHtml } from '@firsthand/contracts';
import type { DemoData } from '../demo-data/demo-data.ts';
import type { SandboxPosting } from '../demo-data/posting.ts';
import { toHouseHtml } from '../hosts/house-style.ts';
import { toLongPlace } from '../hosts/place-text.ts';

/** Who offers what, and where. */
export function toHeading(posting: SandboxPosting): string {
  const places = posting.places.map(toLongPlace).join('; ');
  const mode = { remote: ' · Remote', hybrid: ' · Hybrid', on_site: '' }[posting.workMode];
  return `<header><p class="muted">${escapeHtml(posting.employer.name)}</p>
<h1>${escapeHtml(posting.title)}</h1><p class="muted">${escapeHtml(places)}${mode}</p></header>`;
}

/** What the job is about, in the employer's HTML. */
export function toText(posting: SandboxPosting, demoData: DemoData): string {
  return `<main lang="${posting.language}">${toHouseHtml(posting.employer, demoData.describe(posting))}</main>`;
}
