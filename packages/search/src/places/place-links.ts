/** How a place is joined to the words before it. */
export interface PlaceLink {
  /** `in`: there; `around`: there and nearby. */
  kind: 'in' | 'around';
  /** It stands before other things far more often, so that only what is well known is a place behind it. */
  isWeak: boolean;
}

/** Folded; the same words with "the" and the like behind them are links too. */
const LINKS: Readonly<Record<PlaceLink['kind'], { sure: string; weak: string }>> = {
  in: {
    sure: 'in|within|inside|based in|located in|standort|dans|en la ciudad de|standplaats',
    weak: 'at|from|for|im|aus|fur|a|au|aux|en|sur|te|i|pa|vid|por|voor|um|to|vers|per',
  },
  around: {
    sure:
      'raum|im raum|im grossraum|grossraum|dans la region de|region de|regio|in de regio|near|near to|nearby|around|close to|next to|surrounding|bei|nahe|nahe bei|nahe|in der nahe von|nahe von|rund um|umgebung|umkreis|' +
      'im umkreis von|umgebung von|in und um|pres de|autour de|proche de|proche|aux alentours de|alentours de|a cote de|a proximite de|nabij|rond|' +
      'rondom|omgeving|in de buurt van|in de omgeving van|in der umgebung von|in der nahe|buurt van|nara|runt|kring|omkring|i narheten av|trakten av|cerca de|cerca|' +
      'alrededor de|alrededores de|en los alrededores de|cercania de|cercanias de|in and around|in or near|in around|and around',
    weak: 'bij|by',
  },
};

/** The articles that a country's name goes with: "in the Netherlands", "in der Schweiz". */
const ARTICLES = new Set('the der die den dem das la le les el los las lo het de der'.split(' '));

/** Most words of a link. */
export const LONGEST_LINK = 4;

const links = new Map<string, PlaceLink>(
  (['in', 'around'] as const).flatMap((kind) =>
    (['weak', 'sure'] as const).flatMap((strength) =>
      LINKS[kind][strength]
        .split('|')
        .map((words): [string, PlaceLink] => [words, { kind, isWeak: strength === 'weak' }]),
    ),
  ),
);

/** What folded words are as a link: `'in der nahe von'` → around. */
export function findLink(words: string): PlaceLink | undefined {
  return links.get(words);
}

export const isArticle = (word: string) => ARTICLES.has(word);
