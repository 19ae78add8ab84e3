import type { Place } from '@firsthand/contracts';
import { createZipfPicker, pick } from './random.ts';
import { makeRareWords } from './vocabulary.ts';

/** Country, its share of the corpus, its states and some of its large cities (each with the index of its state). */
const COUNTRIES = [
  {
    country: 'US',
    share: 0.68,
    states: 'TX CA NY FL IL WA MA GA NC OH PA AZ CO VA NJ MI TN MN MO OR'.split(' '),
    cities:
      'Austin:0,Dallas:0,Houston:0,San Francisco:1,Los Angeles:1,San Diego:1,New York:2,Miami:3,Chicago:4,Seattle:5,Boston:6,Atlanta:7,Charlotte:8,Columbus:9,Philadelphia:10,Phoenix:11,Denver:12,Richmond:13,Newark:14,Detroit:15,Nashville:16,Minneapolis:17,Kansas City:18,Portland:19',
  },
  {
    country: 'CA',
    share: 0.06,
    states: ['ON', 'BC', 'QC', 'AB'],
    cities: 'Toronto:0,Vancouver:1,Montréal:2,Calgary:3',
  },
  {
    country: 'GB',
    share: 0.08,
    states: ['ENG', 'SCT', 'WLS'],
    cities: 'London:0,Manchester:0,Edinburgh:1,Cardiff:2',
  },
  { country: 'AU', share: 0.03, states: ['NSW', 'VIC', 'QLD'], cities: 'Sydney:0,Melbourne:1,Brisbane:2' },
  {
    country: 'DE',
    share: 0.06,
    states: ['BE', 'BY', 'HH', 'NW'],
    cities: 'Berlin:0,München:1,Hamburg:2,Köln:3',
  },
  { country: 'FR', share: 0.04, states: ['IDF', 'ARA', 'OCC'], cities: 'Paris:0,Lyon:1,Toulouse:2' },
  { country: 'NL', share: 0.03, states: ['NH', 'ZH'], cities: 'Amsterdam:0,Rotterdam:1' },
  { country: 'SE', share: 0.02, states: ['AB', 'O'], cities: 'Stockholm:0,Göteborg:1' },
];

const SMALL_PLACES = 12_000;

/** Gives places as postings name them: few large cities often, thousands of small ones now and then. */
export function createPlacePicker(random: () => number): () => Place {
  const names = makeRareWords(SMALL_PLACES, random).map(
    (word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  );
  let nextName = 0;
  const pickers = COUNTRIES.map(({ country, share, states, cities }) => {
    const large = cities.split(',').map((entry) => {
      const [city = '', state = '0'] = entry.split(':');
      return toPlace(city, states[Number(state)] ?? null, country, random);
    });
    const small = Array.from({ length: Math.round(SMALL_PLACES * share) }, () =>
      toPlace(names[nextName++ % names.length] ?? '', pick(states, random), country, random),
    );
    return { share, pickPlace: createZipfPicker([...large, ...small], random) };
  });
  return () => {
    let target = random();
    const chosen = pickers.find(({ share }) => (target -= share) < 0) ?? pickers[0];
    const place = chosen?.pickPlace() as Place;
    return random() < 0.7 ? { ...place, postalCode: null } : place;
  };
}

function toPlace(city: string, state: string | null, country: string, random: () => number): Place {
  const postalCode = country === 'US' ? String(10_000 + Math.floor(random() * 89_000)) : null;
  return { text: `${city}, ${state}, ${country}`, city, state, postalCode, country };
}
