import { formatBoardName } from '../boards/board-name.ts';
import type { CrawlReport } from '../crawl/crawl-report.ts';
import type { TextReport } from '../texts/read-texts.ts';

const HEAD = ['board', 'read', 'new', 'changed', 'closed', 'rejected', 'time'];

/**
 * The summary of a crawl as a table in plain text. Under a board stands what an operator should know: why it failed or
 * was not complete, its last success and next try, what was rejected and why.
 */
export function formatCrawlTable(reports: readonly CrawlReport[]): string {
  const rows = reports.map(toCells);
  const total = reports.length > 1 ? [toTotal(reports)] : [];
  const all = [HEAD, ...rows, ...total];
  const widths = HEAD.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const format = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  const lines = [format(HEAD), rule];
  reports.forEach((report, index) => {
    lines.push(format(rows[index] ?? []), ...toNotes(report).map((note) => `  ${toPrintable(note)}`));
  });
  for (const row of total) lines.push(rule, format(row));
  return lines.join('\n');
}

function toCells(report: CrawlReport): string[] {
  const { read, created, changed, closed, rejected } = report;
  return [
    formatBoardName(report),
    ...[read, created, changed, closed, rejected].map(toNumber),
    formatDuration(report.durationMs),
  ];
}

function toTotal(reports: readonly CrawlReport[]): string[] {
  const sum = (pick: (report: CrawlReport) => number) =>
    toNumber(reports.reduce((total, report) => total + pick(report), 0));
  return [
    `${reports.length} boards`,
    sum((report) => report.read),
    sum((report) => report.created),
    sum((report) => report.changed),
    sum((report) => report.closed),
    sum((report) => report.rejected),
    '',
  ];
}

function toNotes(report: CrawlReport): string[] {
  const notes: string[] = [];
  if (report.failure !== null) notes.push(toFailureNote(report));
  else if (report.outcome === 'unchanged')
    notes.push('not modified since the last reading; all postings verified');
  else if (report.message !== null) notes.push(report.message);
  if (report.reopened > 0) notes.push(`reopened: ${toNumber(report.reopened)}`);
  for (const [reason, reject] of Object.entries(report.rejects)) {
    notes.push(`rejected ${toNumber(reject.count)} (${reason}), e.g. ${reject.example}`);
  }
  if (report.detailsLeft > 0)
    notes.push(`details of ${toNumber(report.detailsLeft)} postings follow next time`);
  if (report.texts) notes.push(...toTextNotes(report.texts));
  if (report.failure !== null) {
    const success = report.lastSuccessAt === null ? 'never' : formatTime(report.lastSuccessAt);
    const next = report.nextCrawlAt === null ? 'not planned' : formatTime(report.nextCrawlAt);
    notes.push(`last success ${success}, next try ${next}`);
  }
  return notes;
}

/** "empty answer: …", "not whole: …", "failed: rate-limited: …" */
function toFailureNote({ outcome, failure, message }: CrawlReport): string {
  const words = message ?? '';
  if (outcome !== 'incomplete') return `${outcome}: ${failure}: ${words}`;
  const kind = failure === 'empty' ? 'empty answer' : 'not whole';
  return `${kind}: ${words}; what is missing from the list stays open`;
}

function toTextNotes({ read, changed, unread, failure }: TextReport): string[] {
  const later = unread > 0 ? `, ${toNumber(unread)} not to be had` : '';
  const counts = `texts read again: ${toNumber(read)}, ${toNumber(changed)} of them changed${later}`;
  return failure === null ? [counts] : [counts, `the other texts follow: ${failure}`];
}

/** Boards' words stand in it: a terminal must not obey them. */
function toPrintable(text: string): string {
  return text.replace(/\p{C}/gu, '');
}

function toNumber(value: number): string {
  return value.toLocaleString('en-US');
}

/** 2026-01-31 09:15 UTC */
function formatTime(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** 850 ms → "0.9 s"; 125,000 ms → "2 min 5 s" */
export function formatDuration(ms: number): string {
  if (ms < 59_950) return `${(ms / 1_000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
