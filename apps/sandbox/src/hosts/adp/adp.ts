import { routeMyJobs, toMyJobsUrl } from './adp-myjobs.ts';
import { routeWorkforceNow, toWorkforceNowUrl } from './adp-workforce-now.ts';
import type { AtsHost } from '../host.ts';

const MYJOBS_HOSTS = ['myjobs.adp.com', 'my.adp.com'];

/** ADP's two products behind one name. */
export const adp: AtsHost = {
  source: 'adp',
  speaksFor: (host) => host === 'workforcenow.adp.com' || MYJOBS_HOSTS.includes(host),
  route: (request, demoData) =>
    MYJOBS_HOSTS.includes(request.host)
      ? routeMyJobs(request, demoData)
      : routeWorkforceNow(request, demoData),
  toHostedUrl: (posting) =>
    posting.employer.traits.has('myjobs') ? toMyJobsUrl(posting) : toWorkforceNowUrl(posting),
};
