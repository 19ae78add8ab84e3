import { LIMITS, formatCount } from '@firsthand/contracts/light';
import type { StatisticsResponse } from '@firsthand/contracts';

export type Statistics = StatisticsResponse['data'];

/** What the page shows when the counts cannot be read. */
export const NO_STATISTICS: Statistics = { total: 0, usJobs: 0, remoteUsJobs: 0 };

/** The lines to show in turn; remote positions only when there are some. */
export function toStatisticLines(statistics: Statistics): { count: string; words: string }[] {
  const lines = [
    { count: formatCount(statistics.total), words: 'jobs available worldwide' },
    { count: formatCount(statistics.usJobs), words: 'opportunities in the US' },
  ];
  if (statistics.remoteUsJobs > 0) {
    lines.push({ count: formatCount(statistics.remoteUsJobs), words: 'remote positions in the US' });
  }
  return lines;
}

/** Where the rotation stands: even steps show a line, odd ones hide it. */
export function toRotation(step: number, lineCount: number): { line: number; isShown: boolean } {
  return { line: Math.floor(step / 2) % lineCount, isShown: step % 2 === 0 };
}

/** How long a step lasts, in milliseconds: shown and hidden phase together are one period. */
export function toStepMs(step: number): number {
  return step % 2 === 0 ? LIMITS.statisticPeriodMs - LIMITS.statisticHiddenMs : LIMITS.statisticHiddenMs;
}
