import { PROFILE_COUNTRIES } from '@firsthand/contracts';

type ProfileCountry = (typeof PROFILE_COUNTRIES)[number];

/** Languages in which people of these countries write where they live. */
const LANGUAGES = ['en', 'de', 'fr', 'nl', 'sv', 'es', 'it', 'pt', 'da', 'pl'];
const OTHER_NAMES: Record<string, ProfileCountry> = {
  ...{ usa: 'US', 'united states of america': 'US', america: 'US', uk: 'GB', 'great britain': 'GB' },
  ...{ england: 'GB', scotland: 'GB', wales: 'GB', 'northern ireland': 'GB', holland: 'NL' },
};

const COUNTRY_OF_NAME = new Map<string, ProfileCountry>([
  ...Object.entries(OTHER_NAMES),
  ...PROFILE_COUNTRIES.map((country) => [country.toLowerCase(), country] as const),
  ...LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return PROFILE_COUNTRIES.map((country) => [toKey(names.of(country) ?? country), country] as const);
  }),
]);

/** "Deutschland" → "DE", "U.S.A." → "US"; null for a country that a profile cannot name. */
export function findProfileCountry(name: string): ProfileCountry | null {
  return COUNTRY_OF_NAME.get(toKey(name)) ?? null;
}

function toKey(name: string): string {
  return name.replaceAll('.', '').replace(/\s+/g, ' ').trim().toLowerCase();
}
