import type { DiscoverReport } from '@firsthand/crawler';

/** New boards that are listed by name; of more their number. */
const MOST_LISTED = 20;

/** What came of looking for boards, for the terminal. */
export function formatDiscovery(reports: readonly DiscoverReport[]): string {
  const added = reports.flatMap((report) => report.added);
  const count = (of: (report: DiscoverReport) => number) =>
    reports.reduce((sum, report) => sum + of(report), 0);
  const [named, keptOut] = [count((report) => report.named), count((report) => report.keptOut)];
  const listed = added.slice(0, MOST_LISTED).map((name) => `  ${name}`);
  const more = added.length - listed.length;
  return [
    `${toBoards(named)} named, ${added.length.toLocaleString('en')} new${keptOut > 0 ? `, ${keptOut} kept out` : ''}.`,
    ...listed,
    ...(more > 0 ? [`  and ${more.toLocaleString('en')} more`] : []),
    ...reports.flatMap(({ faults }) => faults.map(({ url, message }) => `${url} ${message}`)),
  ].join('\n');
}

const toBoards = (count: number) => `${count.toLocaleString('en')} board${count === 1 ? '' : 's'}`;
