import { findHeading } from '../words/headings.ts';
import { isKnownCity } from '../words/places.ts';
import { isSpokenLanguage } from '../words/spoken-languages.ts';
import { hasLegalForm, scoreTitle } from '../words/titles.ts';

const SURE = 0.85;
const LONG = 0.6;
/** Below what is shown as sure. */
export const UNSURE = 0.5;
const FEW_WORDS = 4;

/** How sure we are that a text of a list of skills is one, by its look beside the others. */
export function rateSkill(text: string, all: readonly string[]): number {
  if (isRest(text, all) || namesSomethingElse(text)) return UNSURE;
  return text.split(' ').length > FEW_WORDS ? LONG : SURE;
}

/** A small letter where nearly all begin with a capital: what a narrow column broke off the skill above it. */
function isRest(text: string, all: readonly string[]): boolean {
  return isSmall(text) && all.length >= FEW_WORDS && all.filter(isSmall).length * 2 < all.length;
}

function isSmall(text: string): boolean {
  return /^\p{Ll}/u.test(text) && text === text.toLowerCase();
}

/** A town, a position, an employer, a spoken language or a heading may have come in from beside the list. */
function namesSomethingElse(text: string): boolean {
  return (
    isSpokenLanguage(text) ||
    isKnownCity(text) ||
    hasLegalForm(text) ||
    scoreTitle(text) >= 2 ||
    (text.includes(' ') && findHeading(text) !== null)
  );
}
