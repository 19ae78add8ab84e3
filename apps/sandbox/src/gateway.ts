import type { ReceivedApplications } from './applying/received-applications.ts';
import { adp } from './hosts/adp/adp.ts';
import { bamboohr } from './hosts/bamboohr/bamboohr.ts';
import { breezy } from './hosts/breezy/breezy.ts';
import { dover } from './hosts/dover/dover.ts';
import { greenhouse } from './hosts/greenhouse/greenhouse.ts';
import {
  toHtml,
  toJson,
  type Answer,
  type AtsHost,
  type HostContext,
  type HostRequest,
} from './hosts/host.ts';
import { createJobvite } from './hosts/jobvite/jobvite.ts';
import { lever } from './hosts/lever/lever.ts';
import { smartrecruiters } from './hosts/smartrecruiters/smartrecruiters.ts';
import { workday } from './hosts/workday/workday.ts';
import { toCareersPage } from './careers-page.ts';
import { spoil, type Faults } from './faults.ts';
import type { DemoData } from './demo-data/demo-data.ts';
import type { Employer } from './demo-data/employer.ts';

/** The nine systems; some keep a throttle, so each sandbox has its own. */
export function createAtsHosts(): AtsHost[] {
  return [greenhouse, workday, lever, smartrecruiters, bamboohr, adp, createJobvite(), breezy, dover];
}

/** What became of a request: an answer, perhaps late, none at all, or a connection that breaks. */
type Outcome = { answer: Answer; delayMs: number } | 'never' | 'cut';

/** What a sandbox is made of, for answering. `now` is the demo's time. */
export interface Standing {
  hosts: readonly AtsHost[];
  demoData: DemoData;
  faults: Faults;
  received: ReceivedApplications;
  now: Date;
  /** Told of each request about an employer's board. */
  onAsked?: (employer: Employer, userAgent: string) => void;
}

const DEFAULT_DELAY_MS = 1500;

/** Answers a request as its host would, faults included. */
export function answerRequest(request: HostRequest, standing: Standing): Outcome {
  const { hosts, demoData, faults, received, now } = standing;
  const careersPage = toCareersPage(request, { hosts, demoData, now });
  if (careersPage) return { answer: toHtml(careersPage), delayMs: 0 };
  const host = hosts.find((candidate) => candidate.speaksFor(request.host));
  if (!host) {
    return {
      answer: toJson({ error: `the sandbox does not stand in for ${request.host}` }, 502),
      delayMs: 0,
    };
  }
  const route = host.route(request, demoData, now);
  if (!route) return { answer: toJson({ error: 'Not found' }, 404), delayMs: 0 };
  if (route.employer) standing.onAsked?.(route.employer, request.headers['user-agent'] ?? '');
  const fault = faults.take(host.source, route);
  if (fault?.type === 'timeout') return 'never';
  const isEmptied = fault?.type === 'empty' || fault?.type === 'closed';
  const context: HostContext = {
    demoData,
    now,
    received,
    listOpen: (employer) => (isEmptied ? [] : demoData.listOpen(employer, now)),
    demandsMore: fault?.type === 'missing-answer',
    monotonicMs: () => performance.now(),
  };
  const answer = (): Answer => route.answer(context);
  if (fault?.type === 'lost-answer') {
    answer();
    return 'cut';
  }
  return {
    answer: fault ? spoil(fault, answer) : answer(),
    delayMs: fault?.type === 'slow' ? (fault.delayMs ?? DEFAULT_DELAY_MS) : 0,
  };
}
