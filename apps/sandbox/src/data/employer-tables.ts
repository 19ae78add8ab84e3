import type { Source } from '@firsthand/contracts';
import { ADP_EMPLOYERS, BAMBOOHR_EMPLOYERS } from './employers-bamboohr-adp.ts';
import { BREEZY_EMPLOYERS, DOVER_EMPLOYERS, JOBVITE_EMPLOYERS } from './employers-jobvite-breezy-dover.ts';
import { LEVER_EMPLOYERS, SMARTRECRUITERS_EMPLOYERS } from './employers-lever-smartrecruiters.ts';
import { GREENHOUSE_EMPLOYERS, WORKDAY_EMPLOYERS } from './employers-workday-greenhouse.ts';

/** The table of employers on each source. */
export const EMPLOYER_TABLES: readonly { source: Source; table: string }[] = [
  { source: 'greenhouseio', table: GREENHOUSE_EMPLOYERS },
  { source: 'workday', table: WORKDAY_EMPLOYERS },
  { source: 'lever', table: LEVER_EMPLOYERS },
  { source: 'smartrecruiters', table: SMARTRECRUITERS_EMPLOYERS },
  { source: 'bamboohr', table: BAMBOOHR_EMPLOYERS },
  { source: 'adp', table: ADP_EMPLOYERS },
  { source: 'jobvite', table: JOBVITE_EMPLOYERS },
  { source: 'breezy', table: BREEZY_EMPLOYERS },
  { source: 'dover', table: DOVER_EMPLOYERS },
];
