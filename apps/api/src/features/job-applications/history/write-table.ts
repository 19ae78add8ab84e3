import { APPLICATION_STAGES, getAts, STAGE_LABELS, STATUS_LABELS, WAY_LABELS } from '@firsthand/contracts';
import { CSV_BEGINNING, toCsvLine } from '../../../http/csv.ts';
import type { ExportedApplication } from './history.repository.ts';
import type { StageReached } from '../stages/stages.repository.ts';

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
  yield CSV_BEGINNING + toCsvLine(HEADINGS);
  for await (const row of rows) yield toCsvLine(toCells(row));
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
