import { hasBullet } from '../layout/bullets.ts';
import { toLine, type Line } from '../layout/lines.ts';
import { fold } from '../words/clean-text.ts';
import { findDates } from '../words/find-dates.ts';
import { hasLegalForm, scoreCompany, scoreTitle } from '../words/titles.ts';
import { isOnlyDate } from './looks.ts';

/** Names end, and a sentence begins: a word in capitals and one that is none. */
const ENDS = /(?<=\p{L}{2})\.\s+(?=\p{Lu}\p{Ll}+(?: (?:\p{Ll}|\d)|$))/u;
/** What ends in a full stop within a name. */
const SHORTENED =
  /(?:^|[\s,(])(?:st|ste|mt|ft|univ|dept|inst|bros|assoc|natl|intl|prof|hosp|serv|ctr|gen|jr|sr|dr|mr|mrs|ms|no|nr|str|ing|dipl|rer|nat|med|phil|bzw|ca|approx|incl|mgmt|eng)$/;

/**
 * Positions whose line goes on in words of their own: `Vet, Gower Vets Ltd. Sees farm animals` beside or below its dates
 * becomes a line of names and one of text.
 */
export function partProse(lines: readonly Line[]): Line[] {
  return partBeside(lines).flatMap((line, index, all) => {
    const before = all[index - 1];
    const isBelow = isOnlyDate(before) && before?.block === line.block && before.page === line.page;
    const cell = line.cells.at(-1);
    const [other, ...more] = line.cells.slice(0, -1);
    const isDated = other !== undefined && more.length === 0 && findDates(other.text).length > 0;
    const at = cell && (isDated || (isBelow && !other)) ? findEnd(cell.text, isDated) : null;
    if (!cell || at === null) return [line];
    const x = cell.x + ((cell.right - cell.x) * at.to) / cell.text.length;
    const names = { ...cell, text: cell.text.slice(0, at.from), right: x, spans: [] };
    const prose = { ...cell, text: cell.text.slice(at.to), x, spans: [] };
    return [toLine([...line.cells.slice(0, -1), names], line.block), toLine([prose], line.block)];
  });
}

/** A sentence in a column of its own beside a title or an employer, whose dates stand below, is set under the dates. */
function partBeside(lines: readonly Line[]): Line[] {
  const parted: Line[] = [];
  let prose: Line | null = null;
  for (const [index, line] of lines.entries()) {
    const [name, said, ...more] = line.cells;
    const isDated = isOnlyDate(lines[index + 1]);
    const isBeside =
      name && said && more.length === 0 && isDated && isProse(said.text) && !isProse(name.text);
    if (isBeside) {
      parted.push(toLine([name], line.block));
      prose = toLine([said], line.block);
      continue;
    }
    parted.push(line);
    if (prose) parted.push(prose);
    prose = null;
  }
  return parted;
}

function isProse(text: string): boolean {
  return text.endsWith('.') && !hasLegalForm(text) && text.split(' ').length >= 4;
}

/** Where a title and an employer end that a sentence follows. */
function findEnd(text: string, isBesideDates: boolean): { from: number; to: number } | null {
  const match = ENDS.exec(text);
  const names = text.slice(0, match?.index ?? 0);
  const isNaming = scoreTitle(names) > 0 || scoreCompany(names) >= 1.5;
  const isNames =
    names.includes(', ') && names.length <= 90 && isNaming && (isBesideDates || !hasBullet(text));
  if (!match || !isNames || (SHORTENED.test(fold(names)) && !hasLegalForm(names))) return null;
  return { from: match.index, to: match.index + match[0].length };
}
