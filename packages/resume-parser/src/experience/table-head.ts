import { fold } from '../words/clean-text.ts';
import type { Line } from '../layout/lines.ts';

const TABLE_HEAD =
  /^(?:von|bis|van|tot|desde|hasta|de|a|da|fran|till|start|end|beginn|ende|debut|fin|inizio|fine|started|ended|position held|employer name|period|date|dates|duration|year|years|from|to|from to|company|employer|organi[sz]ation|position|role|title|job title|designation|location|responsibilities|place|zeitraum|von bis|firma|arbeitgeber|unternehmen|tatigkeit|stelle|ort|periode|entreprise|employeur|poste|lieu|fonction|periodo|empresa|puesto|cargo|lugar|fecha|fechas|azienda|ruolo|functie|bedrijf|werkgever|foretag|befattning|roll|arbetsgivare|tid)$/;

/** The first row of a table: `Period | Company | Position`. */
export function isTableHead(line: Line): boolean {
  return (
    line.cells.length >= 2 &&
    line.cells.every(({ text }) => TABLE_HEAD.test(fold(text).replace(/[^a-z ]/g, '')))
  );
}
