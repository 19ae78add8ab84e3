import type { SentForm } from '../applying/read-form.ts';
import { createReceivedApplications, type ReceivedApplications } from '../applying/received-applications.ts';
import { createFaults, type Faults } from '../faults.ts';
import { answerRequest, createAtsHosts } from '../gateway.ts';
import type { Answer } from '../hosts/host.ts';
import type { Employer } from '../demo-data/employer.ts';
import { createDemoData, type DemoData } from '../demo-data/demo-data.ts';

/** The instant at which the tests look at the demoData. */
export const TEST_NOW = new Date('2026-11-18T15:00:00Z');

interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  form?: SentForm;
  now?: Date;
}

interface Asker {
  demoData: DemoData;
  faults: Faults;
  received: ReceivedApplications;
  /** Sends a request without a network; `url` is the real address at the ATS. Throws when it would never answer. */
  ask: (url: string, options?: AskOptions) => Answer;
  askJson: (url: string, options?: AskOptions) => Record<string, unknown>;
  /** The employer of that name, which must exist. */
  getEmployer: (name: string) => Employer;
}

/** A gateway in process, on a demoData of its own. */
export function createAsker(seed = 1): Asker {
  const demoData = createDemoData({ seed, employers: Number.POSITIVE_INFINITY, scale: 1 });
  const hosts = createAtsHosts();
  const faults = createFaults();
  const received = createReceivedApplications();
  const ask = (url: string, options: AskOptions = {}): Answer => {
    const { host, pathname, searchParams } = new URL(url);
    const request = {
      method: options.method ?? 'GET',
      host,
      path: pathname,
      query: searchParams,
      headers: options.headers ?? {},
      body: options.body ?? '',
      form: options.form ?? null,
    };
    const outcome = answerRequest(request, {
      hosts,
      demoData,
      faults,
      received,
      now: options.now ?? TEST_NOW,
    });
    if (outcome === 'never' || outcome === 'cut') throw new Error('no answer');
    return outcome.answer;
  };
  return {
    demoData,
    faults,
    received,
    ask,
    askJson: (url, options) => JSON.parse(ask(url, options).body) as Record<string, unknown>,
    getEmployer: (name) => {
      const employer = demoData.employers.find((candidate) => candidate.name === name);
      if (!employer) throw new Error(`No employer is called ${name}`);
      return employer;
    },
  };
}
