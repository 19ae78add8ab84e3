import { doverPage } from './dover-page.ts';
import { greenhousePage } from './greenhouse-page.ts';
import { leverPage } from './lever-page.ts';
import type { PageSystem } from './page-system.ts';
import { toPlainPage } from './plain-page.ts';

/** The systems whose application pages are shown. */
export const PAGE_SYSTEMS: readonly PageSystem[] = [
  greenhousePage,
  leverPage,
  doverPage,
  toPlainPage('bamboohr', 'BambooHR', /^[^.]+\.bamboohr\.com$/),
  toPlainPage('breezy', 'Breezy', /^[^.]+\.breezy\.hr$/),
  toPlainPage('jobvite', 'Jobvite', /^jobs\.jobvite\.com$/),
  toPlainPage('smartrecruiters', 'SmartRecruiters', /^jobs\.smartrecruiters\.com$/),
  toPlainPage('workday', 'Workday', /\.myworkdayjobs\.com$/),
  toPlainPage('adp', 'ADP', /^(?:workforcenow|myjobs)\.adp\.com$/),
];
