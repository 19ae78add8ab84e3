import { browserFetch } from '../../../lib/api/browser-fetch.ts';
import { loadJob } from '../load-job-page.ts';
import type { JobPageOutcome } from '../job-page-data.ts';

const keepCount = 100;
const asked = new Map<string, Promise<JobPageOutcome>>();
const answers = new Map<string, JobPageOutcome>();

/** What was already answered of the job of this page in this visit. */
export function findKeptJob(path: string): JobPageOutcome | undefined {
  return answers.get(path);
}

/** Asks once in a visit for the job of this page; after a failure again. Throws ApiFailure. */
export function askForJob(path: string): Promise<JobPageOutcome> {
  const running = asked.get(path);
  if (running) return running;
  const asking = ask(path);
  asked.set(path, asking);
  return asking;
}

async function ask(path: string): Promise<JobPageOutcome> {
  try {
    const outcome = await loadJob({ apiFetch: browserFetch, publicUrl: window.location.origin }, path);
    answers.set(path, outcome);
    const [oldest] = answers.keys();
    if (answers.size > keepCount && oldest !== undefined) {
      answers.delete(oldest);
      asked.delete(oldest);
    }
    return outcome;
  } catch (error) {
    asked.delete(path);
    throw error;
  }
}
