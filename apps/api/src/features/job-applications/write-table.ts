import { APPLICATION_STAGES, getAts } from '@firsthand/contracts';
import { STAGE_WORDS, STATUS_WORDS, WAY_WORDS } from './application-words.ts';
import type { ExportedApplication } from './history.repository.ts';
import type { StageReached } from './stages.repository.ts';

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
/** Spreadsheets take a cell that begins so for a formula, and a formula can send away what stands beside it. */
const FORMULA = /^[=+\-@\t\r\n]/;

const HEADINGS = [
  ...['Title', 'Company', 'Location', 'System', 'Link', 'Way', 'Status', 'Applied at (UTC)', 'Stage'],
  ...APPLICATION_STAGES.map((stage) => `${STAGE_WORDS[stage]} on`),
  ...['Follow up on', 'Notes'],
];

/** Applications as comma-separated values (RFC 4180), a row each, that spreadsheets open without running anything. */
export function writeTable(rows: readonly (ExportedApplication & { stages: StageReached[] })[]): string {
  const lines = [HEADINGS, ...rows.map(toCells)].map((cells) => cells.map(toCell).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function toCells(row: ExportedApplication & { stages: StageReached[] }): (string | null)[] {
  return [
    row.title,
    row.company ?? row.client_name,
    row.location,
    row.ats_source && getAts(row.ats_source).label,
    row.external_url,
    WAY_WORDS[row.way],
    STATUS_WORDS[row.application_status],
    row.applied_at.toISOString().slice(0, 16).replace('T', ' '),
    STAGE_WORDS[row.stage],
    ...APPLICATION_STAGES.map((stage) => row.stages.find((reached) => reached.stage === stage)?.on ?? null),
    row.follow_up_on,
    row.notes,
  ];
}

/** `=1+1` → `'=1+1`; `a "b", c` → `"a ""b"", c"`. */
function toCell(value: string | null): string {
  const text = value ?? '';
  const guarded = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
