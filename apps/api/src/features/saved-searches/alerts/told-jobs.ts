import { getAts, toBoardName, toJobPath, WORK_MODE_LABELS } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { AlertedJob } from '@firsthand/mailer';
import { toJobCard } from '../../jobs/jobs.view.ts';
import { loadListedJobs, type ListedJob } from '../../jobs/stored-job.ts';

interface TellingOptions {
  publicUrl: string;
  /** Of the clock by which the stamp is read. */
  timeZone: string;
}

/** Jobs as a mail tells of them, in the order of the ids. What a posting does not say is left out. */
export async function loadToldJobs(
  tx: Executor,
  ids: readonly number[],
  options: TellingOptions,
): Promise<AlertedJob[]> {
  const jobs = await loadListedJobs(tx, ids);
  return jobs.map((job) => toToldJob(job, options));
}

function toToldJob(stored: ListedJob, { publicUrl, timeZone }: TellingOptions): AlertedJob {
  // Nothing of a mail leads to the employer's own page.
  const card = toJobCard(stored, { toExternalUrl: (url) => url });
  const mode = card.work_mode === null ? null : WORK_MODE_LABELS[card.work_mode];
  const facts = [
    [card.company, card.location],
    [mode, card.salary],
  ].map((line) => line.filter((fact) => fact !== null).join(' · '));
  return {
    title: card.title,
    url: publicUrl + toJobPath(card.navigation),
    facts: facts.filter((line) => line !== ''),
    stamp: `Verified ${toClockText(stored.lastVerifiedAt, timeZone)} on ${toBoardName(card.company, getAts(card.source).source)}`,
  };
}

/** "Feb 1, 2026, 9:05 AM UTC" */
function toClockText(at: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, year: 'numeric', month: 'short', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  });
  return format.format(at).replaceAll('\u202f', ' ');
}
