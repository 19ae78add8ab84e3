import type { Source } from '@firsthand/contracts';
import { adp } from './adp/list-postings.ts';
import { bamboohr } from './bamboohr/list-postings.ts';
import { breezy } from './breezy/list-postings.ts';
import type { Connector } from './contract.ts';
import { dover } from './dover/list-postings.ts';
import { greenhouseio } from './greenhouseio/list-postings.ts';
import { jobvite } from './jobvite/list-postings.ts';
import { lever } from './lever/list-postings.ts';
import { smartrecruiters } from './smartrecruiters/list-postings.ts';
import { workday } from './workday/list-postings.ts';

/** Every connector by its source. */
export const CONNECTORS: Readonly<Record<Source, Connector>> = {
  bamboohr,
  workday,
  greenhouseio,
  adp,
  jobvite,
  breezy,
  lever,
  smartrecruiters,
  dover,
};
