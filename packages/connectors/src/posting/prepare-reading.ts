import { openDictionary, readTitle } from '@firsthand/occupations';
import { takeTurn } from '@firsthand/contracts/take-turn';
import { buildPosting } from './build-posting.ts';
import { decideCategory } from './category.ts';
import { findMoney } from './money/amounts.ts';
import { findPayInDescription } from './pay.ts';
import { toPlaces } from './places.ts';
import { findWorkModeInDescription } from './work-mode-in-description.ts';

const WORK_MODE = 'Work remotely 3 days a week';
const PAY = 'Salary: $30,000 per year.';

/** Patterns are compiled when they are first used, and better at the second time; the gazetteer is opened at the first place. */
const FIRST_LOOKS: readonly (() => unknown)[] = [
  () => findMoney('$30,000', null),
  () => findMoney('$30,000 - $40,000', null),
  () => findMoney('$30,000 - $40,000', null),
  () => findPayInDescription(PAY, { country: null }),
  () => findPayInDescription(PAY, { country: null }),
  () => findWorkModeInDescription(WORK_MODE),
  () => findWorkModeInDescription(WORK_MODE),
  () => toPlaces(['Springfield, IL']),
  () => toPlaces(['SF Bay Area']),
  () => openDictionary(),
  // The names of occupations are looked through letter by letter.
  ...Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => () => readTitle(letter, null)),
  () => decideCategory([], { title: 'Data Engineer', functionText: null }),
  () =>
    buildPosting({
      ...{ externalId: '1', title: 'Data Engineer', placeTexts: ['Springfield, IL'] },
      ...{ html: `<p>${PAY}</p><ul><li>${WORK_MODE} &amp; more</li></ul>`, hostedUrl: '', applyUrl: '' },
    }),
];

let prepared: Promise<void> | undefined;

/**
 * Takes all that finds something in a posting into use, one after the other in a turn of its own: together, at the first posting,
 * it would keep everybody waiting for a quarter of a second. Once in a process.
 */
export function prepareReading(): Promise<void> {
  prepared ??= prepare();
  return prepared;
}

async function prepare(): Promise<void> {
  for (const look of FIRST_LOOKS) {
    await takeTurn();
    look();
  }
}
