import type { AlertsReport } from '@firsthand/api';

/** "2 mails sent: 3 searches, 12 jobs." and a line for each mail that could not be handed over. */
export function formatAlertsReport({ sent, searches, jobs, failures }: AlertsReport): string {
  if (sent + failures.length === 0) return 'No alert was due.';
  const counted = [count(searches, 'search', 'searches'), count(jobs, 'job', 'jobs')].join(', ');
  return [
    `${count(sent, 'mail', 'mails')} sent; ${counted} were due.`,
    ...failures.map(({ mailId, reason }) => `Mail ${mailId} was not handed over and stays due: ${reason}`),
  ].join('\n');
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
