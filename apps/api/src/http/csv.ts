/** Tells spreadsheets that the text is UTF-8. */
export const CSV_BEGINNING = '\ufeff';
/**
 * Where a formula would begin, which can send away what stands beside it: at the start of a cell, and behind what parts
 * cells for a spreadsheet that takes semicolons or tabs for the separator and so does not heed the quotes. Japanese
 * spreadsheets take the full-width signs for the others.
 */
const FORMULA = /(^|[;\t\r\n])(?=(?:"|[^\S\t\r\n])*[=+\-@＝＋－＠])/g;

/** A row of comma-separated values (RFC 4180) that spreadsheets open without running anything. */
export function toCsvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

/** `=1+1` → `"'=1+1"`; `a "b"; =c` → `"a ""b"";' =c"`. Quoted always, so that no text decides how it is read. */
function toCell(value: string | number | null): string {
  const guarded = String(value ?? '').replace(FORMULA, "$1'");
  return `"${guarded.replaceAll('"', '""')}"`;
}
