import { hasBullet } from '../layout/bullets.ts';
import type { Line } from '../layout/lines.ts';
import type { Section } from '../layout/sections.ts';
import { findDates } from '../words/find-dates.ts';
import { findSetHeading } from '../words/headings.ts';
import { isKnownCity } from '../words/places.ts';
import { isSpokenLanguage } from '../words/spoken-languages.ts';
import { isRating } from './rating.ts';
import { hasLegalForm, scoreTitle } from '../words/titles.ts';

const MOST_LINES = 15;
const LONGEST = 40;
const MOST_WORDS = 5;

/** Sections whose headings name a group of skills, and whether more than one speaks for that. */
export interface UnnamedGroups {
  groups: Section[];
  isSure: boolean;
}

/**
 * Some templates head each group of skills by its name and write no `Skills` over them: `Design` over `Eurocode 3`,
 * `Fatigue assessment`. Such are the headings of no known word over short items, where no list of skills stands elsewhere.
 */
export function findUnnamedGroups(sections: readonly Section[]): UnnamedGroups {
  const groups = sections.filter(isGroup);
  const named = sections.filter(({ kind }) => kind === 'skills');
  const isBeside = (section: Section): boolean =>
    groups.some(
      (group) =>
        Math.abs(sections.indexOf(group) - sections.indexOf(section)) === 1 &&
        group.heading?.block === section.heading?.block,
    );
  if (groups.length === 0 || !named.every(isBeside)) return { groups: [], isSure: false };
  return { groups, isSure: groups.length + named.length >= 2 };
}

function isGroup({ kind, heading, lines }: Section): boolean {
  if (kind !== 'other' || !heading || findSetHeading(heading.text) !== null) return false;
  return lines.length >= 1 && lines.length <= MOST_LINES && lines.every((line) => isItem(line, heading));
}

/** Set under the heading, short, and none of the things that other lists hold. */
function isItem({ text, page, block }: Line, heading: Line): boolean {
  return (
    page === heading.page &&
    block === heading.block &&
    text.length <= LONGEST &&
    text.split(' ').length <= MOST_WORDS &&
    !hasBullet(text) &&
    !/[@:]|\d{3}|https?|www\.|[.!?]$/.test(text) &&
    findDates(text).length === 0 &&
    !isKnownCity(text) &&
    !isSpokenLanguage(text.replace(/\s*\(.*$/, '')) &&
    !hasLegalForm(text) &&
    (scoreTitle(text) < 2 || isRating(text))
  );
}
