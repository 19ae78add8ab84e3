import { adpPage } from './adp-pages.ts';
import { bamboohrPage } from './bamboohr-page.ts';
import { breezyPage } from './breezy-page.ts';
import { doverPage } from './dover-page.ts';
import { greenhousePage } from './greenhouse-page.ts';
import { jobvitePage } from './jobvite-page.ts';
import { leverPage } from './lever-page.ts';
import type { PageSystem } from './page-system.ts';
import { smartrecruitersPage } from './smartrecruiters-page.ts';
import { workdayPage } from './workday-page.ts';

/** The nine systems' application pages. */
export const PAGE_SYSTEMS: readonly PageSystem[] = [
  ...[greenhousePage, leverPage, doverPage, bamboohrPage, breezyPage, jobvitePage],
  ...[smartrecruitersPage, workdayPage, adpPage],
];
