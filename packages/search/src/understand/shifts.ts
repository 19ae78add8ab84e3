import type { Shift } from '@firsthand/contracts';
import { allOf, anyOf, token, type Expression } from '../expression.ts';
import { inTitle } from '../lexemes.ts';
import { stem } from '../text/stem.ts';
import { FILTER_PHRASES } from './words-of-filters.ts';

/** Words that say it in a text as well; the others say there when something else happens. */
export const SHIFT_TEXTS: Readonly<Record<Shift, readonly string[]>> = {
  night: ['nightshift', 'overnight', 'nachtschicht', 'nachtdienst', 'nachtwache', 'nattskift', 'night shift'],
  evening: ['spatschicht', 'spatdienst', 'evening shift'],
  weekend: ['wochenenddienst', 'weekend shift'],
};

const toWords = (phrase: string) => phrase.split(' ').map(stem);

/** Made when first needed: thousands of phrases are looked through. */
const made = new Map<Shift, Expression>();

/** A job is of a shift when its title says so in any language, or its text in words that mean nothing else. */
export function toShifts(shifts: readonly Shift[]): Expression {
  return anyOf(shifts.map(toShift));
}

function toShift(shift: Shift): Expression {
  const known = made.get(shift);
  if (known) return known;
  const phrases = [...FILTER_PHRASES].flatMap(([phrase, { parameter, value }]) =>
    parameter === 'shift' && value === shift ? [phrase] : [],
  );
  const expression = anyOf([
    ...phrases.map((phrase) => allOf(toWords(phrase).map((word) => token(inTitle(word))))),
    ...SHIFT_TEXTS[shift].map((phrase) => allOf(toWords(phrase).map(token))),
  ]);
  made.set(shift, expression);
  return expression;
}
