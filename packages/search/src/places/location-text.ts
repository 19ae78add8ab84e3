import { fold } from '@firsthand/contracts';
import { getTown } from '@firsthand/gazetteer';
import { allOf, anyOf, token, type Expression } from '../expression.ts';
import { inLocation, ofPlace, ofTown } from '../lexemes.ts';
import { listTownsOfCity } from './city-names.ts';
import { toNear } from './near.ts';
import { joinKeys, readMeaning, type Around } from './place-meaning.ts';
import { toTypedWords } from './typed-words.ts';

/** Longer texts name no place that people call something else. */
const MOST_WORDS = 8;
const WORD_LENGTH = 60;

/** Words that are as often written short, or in another language. */
const SPELLINGS: readonly (readonly string[])[] = [
  ['st', 'saint', 'sankt'],
  ['ste', 'sainte'],
  ['ft', 'fort'],
  ['mt', 'mount'],
];

/**
 * What a free text asks of the place of a job: each of its words is in some place, or a place is what people call so:
 * "NYC", "Munich", "Bay Area", "Deutschland". Undefined of a text without words.
 */
export function toLocated(text: string): Expression | undefined {
  const words = fold(text)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return undefined;
  const written = words.map((word) => {
    const spellings = SPELLINGS.find((same) => same.includes(word)) ?? [word];
    return anyOf(spellings.map((spelling) => token(inLocation(spelling.slice(0, WORD_LENGTH)))));
  });
  return anyOf([allOf(written), ...toMeant(text)]);
}

/** The places that a text means by another name than their own. */
function toMeant(text: string): Expression[] {
  const words = toTypedWords(text.split(/\s+/).filter((word) => word !== ''));
  if (words.length > MOST_WORDS) return [];
  const meaning = readMeaning(words, { from: 0, to: words.length }, []);
  if (meaning === undefined) return [];
  const [country] = meaning.countries;
  switch (meaning.kind) {
    case 'country':
      return toTokens(ofPlace({ country }));
    case 'region':
      return toTokens(ofPlace({ country, state: meaning.region.code }));
    case 'area':
      return toCircle(meaning.area);
    case 'town': {
      if (meaning.region !== null) return [token(ofTown(getTown(meaning.town).id))];
      const city = joinKeys(words, meaning.name);
      const towns = listTownsOfCity({ city, country: meaning.country === null ? undefined : country });
      return towns.map(({ id }) => token(ofTown(id)));
    }
  }
}

const toTokens = (lexeme: string | undefined) => (lexeme === undefined ? [] : [token(lexeme)]);

function toCircle({ town, radiusKm }: Around): Expression[] {
  const { latitude, longitude } = getTown(town);
  const circle = toNear({ latitude, longitude, radiusKm });
  return circle === undefined ? [] : [circle];
}
