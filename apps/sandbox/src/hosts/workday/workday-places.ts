import { DAY_MS, stripAccents } from '@firsthand/contracts';
import type { City } from '../../data/cities.ts';
import type { Employer } from '../../demo-data/employer.ts';
import type { SandboxPosting } from '../../demo-data/posting.ts';
import { pickHabit } from '../house-style.ts';
import { toCountryName } from '../place-text.ts';

/** Tenants word their places in ways of their own. */
const WORDINGS: Record<string, (city: City) => string> = {
  comma: (city) => `${city.city}, ${city.state}`,
  'country-first': (city) => `${city.country}, ${city.state}, ${city.city}`,
  dotted: (city) => `${city.country === 'US' ? 'USA' : city.country}.${city.state}.${city.city}`,
  dashed: (city) => `${toCountryName(city)} - ${city.stateName} - ${city.city}`,
  bracket: (city) => `${city.city} (${city.state})`,
  long: (city) => [city.city, city.stateName, toCountryName(city)].filter((part) => part !== '').join(', '),
};

const ABROAD = ['country-first', 'dashed', 'long'];

/** A tenant whose places lie in one country of well-known states may leave the country out. */
export function toTenantPlace(employer: Employer, city: City): string {
  const local = employer.cities.every((other) => ['US', 'CA', 'AU'].includes(other.country));
  const habit = pickHabit(employer, 'wording', local ? Object.keys(WORDINGS) : ABROAD);
  return WORDINGS[habit]?.(city) ?? city.city;
}

/** "US, CA, Santa Clara" → "US-CA-Santa-Clara": accents dropped, everything else a hyphen. */
export function toPathPart(text: string): string {
  return stripAccents(text)
    .replaceAll('ß', 'ss')
    .replace(/[^A-Za-z0-9]/g, '-');
}

/** What a list row says of the places: one place, or only how many there are. */
export function toLocationsText(posting: SandboxPosting): string {
  const { employer, places } = posting;
  if (places.length === 1) return toTenantPlace(employer, places[0]);
  const habit = pickHabit(employer, 'many', ['count', 'count', 'more']);
  if (habit === 'count') return `${places.length} Locations`;
  return `${toTenantPlace(employer, places[0])} and ${places.length - 1} more`;
}

type DateWords = { today: string; yesterday: string; days: (days: number) => string; many: string };

const WORDS: Record<string, DateWords> = {
  en: {
    today: 'Posted Today',
    yesterday: 'Posted Yesterday',
    days: (days) => `Posted ${days} Days Ago`,
    many: 'Posted 30+ Days Ago',
  },
  de: {
    today: 'Heute ausgeschrieben',
    yesterday: 'Gestern ausgeschrieben',
    days: (days) => `Vor ${days} Tagen ausgeschrieben`,
    many: 'Vor mehr als 30 Tagen ausgeschrieben',
  },
  fr: {
    today: "Publié aujourd'hui",
    yesterday: 'Publié hier',
    days: (days) => `Publié il y a ${days} jours`,
    many: 'Publié il y a plus de 30 jours',
  },
};

/** How long ago in words, in the tenant's language: "Posted 3 Days Ago", "Publié hier". */
export function toPostedOn(posting: SandboxPosting, now: Date): string {
  const words = WORDS[posting.employer.traits.get('lang') ?? 'en'] ?? WORDS.en;
  const day = (at: Date): number => Math.floor(at.getTime() / DAY_MS);
  const days = day(now) - day(posting.publishedAt);
  if (!words || days <= 0) return words?.today ?? '';
  if (days === 1) return words.yesterday;
  return days <= 30 ? words.days(days) : words.many;
}
