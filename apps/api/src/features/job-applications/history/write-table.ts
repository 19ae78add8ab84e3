import { APPLICATION_STAGES, getAts } from '@firsthand/contracts';
import { STAGE_LABELS, STATUS_LABELS, WAY_LABELS } from '../application-labels.ts';
import type { ExportedApplication } from './history.repository.ts';
import type { StageReached } from '../stages/stages.repository.ts';

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
/**
 * Where a formula would begin, which can send away what stands beside it: at the start of a cell, and behind what parts
 * cells for a spreadsheet that takes semicolons or tabs for the separator and so does not heed the quotes. Japanese
 * spreadsheets take the full-width signs for the others.
 */
const FORMULA = /(^|[;\t\r\n])(?=(?:"|[^\S\t\r\n])*[=+\-@＝＋－＠])/g;

const HEADINGS = [
  ...['Title', 'Company', 'Location', 'System', 'Link', 'Way', 'Status', 'Applied at (UTC)', 'Stage'],
  ...APPLICATION_STAGES.map((stage) => `${STAGE_LABELS[stage]} on`),
  ...['Follow up on', 'Notes'],
];

export type TableRow = ExportedApplication & { stages: StageReached[] };

/** Applications as comma-separated values (RFC 4180), a row each, that spreadsheets open without running anything. */
export async function* writeTable(
  rows: AsyncIterable<TableRow> | Iterable<TableRow>,
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${toLine(HEADINGS)}`;
  for await (const row of rows) yield toLine(toCells(row));
}

function toLine(cells: readonly (string | null)[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCells(row: TableRow): (string | null)[] {
  return [
    row.title,
    row.company ?? row.client_name,
    row.location,
    row.ats_source && getAts(row.ats_source).label,
    row.external_url,
    WAY_LABELS[row.way],
    STATUS_LABELS[row.application_status],
    row.applied_at.toISOString().slice(0, 16).replace('T', ' '),
    STAGE_LABELS[row.stage],
    ...APPLICATION_STAGES.map((stage) => row.stages.find((reached) => reached.stage === stage)?.on ?? null),
    row.follow_up_on,
    row.notes,
  ];
}

/** `=1+1` → `"'=1+1"`; `a "b"; =c` → `"a ""b"";' =c"`. Quoted always, so that no text decides how it is read. */
function toCell(value: string | null): string {
  const guarded = (value ?? '').replace(FORMULA, "$1'");
  return `"${guarded.replaceAll('"', '""')}"`;
}
