import type { Connector } from '../contract.ts';
import { MAIN_HOST, parseBoard, readAdpBoard, SECOND_HOST, toBoardUrl } from './board-address.ts';
import { listSite } from './myjobs-list.ts';
import { listCentre } from './workforce-now-list.ts';

/** ADP is two products with boards of their own: Workforce Now career centres and MyJobs sites. */
export const adp: Connector = {
  source: 'adp',
  capabilities: { detailsInList: false, conditionalRequests: false },
  budgets: [
    // 200 requests in a minute, over all clients together.
    { host: MAIN_HOST, concurrency: 1, minIntervalMs: 450 },
    { host: SECOND_HOST, concurrency: 1, minIntervalMs: 450 },
    { host: 'myjobs.adp.com', concurrency: 1, minIntervalMs: 500 },
    { host: 'my.adp.com', concurrency: 1, minIntervalMs: 500 },
  ],
  parseBoard,
  toBoardUrl,
  listPostings(board, context) {
    const parsed = readAdpBoard(board);
    return parsed.product === 'myjobs' ? listSite(parsed, context) : listCentre(parsed, context);
  },
};
