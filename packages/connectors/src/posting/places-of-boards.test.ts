import { describe, expect, test } from 'vitest';
import { parsePlace, resolvePlaceCountries, toPlaces, type PlaceHints } from './places.ts';

/** Texts as boards have them → "city | state | country" of each place, with "-" for what must stay unknown. */
function read(text: string, hints: { country?: string } = {}): string {
  return toPlaces([text], hints)
    .map(({ city, state, country }) => [city, state, country].map((field) => field ?? '-').join(' | '))
    .join('; ');
}

/** As a posting has them in the end, without further evidence. */
function settle(...texts: string[]): string {
  return resolvePlaceCountries(toPlaces(texts), {})
    .map(({ city, country }) => `${city ?? '-'} ${country ?? '-'}`)
    .join('; ');
}

function fields(text: string, hints: PlaceHints): string {
  const place = parsePlace(text, hints);
  return [place?.city, place?.state, place?.country].map((field) => field ?? '-').join(' | ');
}

function expectEach<Value>(cases: Record<string, Value>, toActual: (text: string) => Value) {
  for (const [text, expected] of Object.entries(cases)) expect(toActual(text), text).toEqual(expected);
}

describe('towns of the gazetteer', () => {
  test('any town of the world is known, in its own writing too', () => {
    expectEach(
      {
        Walldorf: 'Walldorf | - | DE',
        'Fort Lauderdale': 'Fort Lauderdale | - | US',
        'Stoke-on-Trent': 'Stoke-on-Trent | - | GB',
        Schaumburg: 'Schaumburg | - | US',
        'Halle (Saale)': 'Halle (Saale) | - | DE',
        'Armenia, Yerevan': 'Yerevan | - | AM',
        東京: '東京 | - | JP',
        'תל אביב': 'תל אביב | - | IL',
        'تل أبيب': 'تل أبيب | - | IL',
        'Mobile, AL': 'Mobile | AL | US',
        'AUSTIN, TX': 'Austin | TX | US',
        'denver, co': 'Denver | CO | US',
      },
      read,
    );
  });

  test('a shared name is that of the far likelier place, and nobody’s where two are as likely', () => {
    expectEach(
      {
        London: 'London GB',
        Melbourne: 'Melbourne AU',
        Dublin: 'Dublin IE',
        Lisbon: 'Lisbon PT',
        Warsaw: 'Warsaw PL',
        Rome: 'Rome IT',
        Geneva: 'Geneva CH',
        Vancouver: 'Vancouver CA',
        Brasília: 'Brasília BR',
        Naples: 'Naples -',
        Union: '- -',
        Boston: 'Boston US',
        Paris: 'Paris FR',
        'St. Louis': 'St. Louis US',
        Cambridge: 'Cambridge -',
        Birmingham: 'Birmingham -',
        Newcastle: 'Newcastle -',
        Norfolk: 'Norfolk -',
        'Panama City': 'Panama City -',
      },
      (text) => settle(text),
    );
  });

  test('other places of the posting tell which one is meant', () => {
    expect(settle('Leeds, UK', 'Birmingham')).toBe('Leeds GB; Birmingham GB');
    expect(settle('Nashville, TN', 'Birmingham')).toBe('Nashville US; Birmingham US');
    expect(settle('Toronto, ON', 'London')).toBe('Toronto CA; London -');
  });

  test('a code that is a state and a country is what has such a town', () => {
    expectEach(
      {
        'Ontario, CA': 'Ontario | CA | US',
        'London, CA': 'London | - | CA',
        'Chennai, TN': 'Chennai | TN | IN',
        'Chattanooga, TN': 'Chattanooga | TN | US',
        'Medellín, CO': 'Medellín | - | CO',
        'Vancouver, WA': 'Vancouver | WA | US',
        'Geneva, IL': 'Geneva | IL | US',
        'Bristol, CT': 'Bristol | CT | US',
        'Pueblo, CO': 'Pueblo | CO | US',
        'Haifa, IL': 'Haifa | - | IL',
        'Peoria, IL': 'Peoria | IL | US',
        'Perth, WA': 'Perth | WA | AU',
        'Spokane, WA': 'Spokane | WA | US',
      },
      read,
    );
  });
});

describe('a word that is left over is no city', () => {
  test('with nothing beside it', () => {
    for (const text of [
      'EST',
      'Local',
      'Regional',
      'Corporate HQ',
      'ATL01',
      'XRQ',
      'DEMUC',
      'Customer Success',
      'Little Wallop',
    ])
      for (const place of toPlaces([text])) expect([place.city, place.country], text).toEqual([null, null]);
  });

  test('beside a state or country only when it is written as a town is', () => {
    expectEach(
      {
        'Little Wallop, UK': 'Little Wallop | - | GB',
        'Upper Hollow, TX': 'Upper Hollow | TX | US',
        'France Locations': '- | - | FR',
        'US Locations': '- | - | US',
        'XRQ, US': '- | - | US',
        'Local, TX': '- | TX | US',
        'Statewide, OH': '- | OH | US',
        'Sales Team, Germany': '- | - | DE',
        'Fairfax County, VA': '- | VA | US',
        'Northern Virginia': '- | VA | US',
        'Regional - Dallas, TX': 'Dallas | TX | US',
      },
      read,
    );
  });

  test('beside a field’s country only when it is known there', () => {
    expect(read('Ronler Acres', { country: 'US' })).toBe('- | - | US');
    expect(read('Langhorne', { country: 'US' })).toBe('Langhorne | - | US');
    expect(read('Regional', { country: 'US' })).toBe('- | - | US');
  });

  test('in a city’s field neither', () => {
    expect(fields('', { city: 'Local', state: 'TX', country: 'US' })).toBe('- | TX | US');
    expect(fields('', { city: 'Statewide', state: 'Ohio', country: 'US' })).toBe('- | OH | US');
    expect(fields('', { city: 'Texas', state: 'TX', country: 'US' })).toBe('- | TX | US');
    expect(fields('', { city: 'Austin, TX', country: 'US' })).toBe('Austin | - | US');
    expect(fields('', { city: 'Washington, D.C.', state: 'DC', country: 'US' })).toBe('Washington | DC | US');
    expect(fields('', { city: 'Dallas/Fort Worth', state: 'TX', country: 'US' })).toBe('Dallas | TX | US');
    expect(fields('', { city: 'Greater Boston', state: 'MA', country: 'US' })).toBe('Boston | MA | US');
    expect(fields('', { city: 'LEEDS', country: 'GB' })).toBe('Leeds | - | GB');
    expect(fields('', { city: 'Home', country: 'US' })).toBe('- | - | US');
    expect(fields('', { city: 'Kansas City', state: 'MO', country: 'US' })).toBe('Kansas City | MO | US');
    expect(fields('', { city: 'Mobile', state: 'AL', country: 'US' })).toBe('Mobile | AL | US');
    expect(fields('', { city: 'Upper Hollow', state: 'TX', country: 'US' })).toBe('Upper Hollow | TX | US');
  });
});

describe('countries and parts of the world', () => {
  test('a country is tried before a part of the world', () => {
    expectEach(
      {
        'South Africa': '- | - | ZA',
        'Cape Town, South Africa': 'Cape Town | - | ZA',
        'Remote - South Africa': '- | - | ZA',
        'South Korea': '- | - | KR',
        'North Macedonia': '- | - | MK',
        'West Africa': '- | - | -',
        'South America': '- | - | -',
      },
      read,
    );
  });

  test('a part of the world beats a country it does not hold', () => {
    for (const text of [
      'Asia',
      'APAC',
      'EMEA',
      'Remote - EMEA',
      'Europe (Remote)',
      'Global',
      'Worldwide',
      'Remote, Global',
      'Southeast Asia',
    ]) {
      expect(fields(text, { country: 'US' }), text).toBe('- | - | -');
      expect(
        toPlaces([text], { country: 'US' }).map(({ country }) => country),
        text,
      ).not.toContain('US');
    }
    expect(parsePlace('Global', { country: 'US' })?.text).toBe('Worldwide');
    // One country of a whole continent is the account's; of a few countries it says which.
    for (const [text, country] of [
      ['Asia', 'SG'],
      ['EMEA', 'GB'],
      ['Remote - EMEA', 'GB'],
      ['Western Europe', 'FR'],
      ['Southern Africa', 'ZA'],
      ['Europe, Africa', 'DE'],
      ['Europe & Africa', 'DE'],
      ['EMEA/APAC', 'GB'],
      ['APAC time zone', 'SG'],
      ['Europe (any location)', 'DE'],
      ['Latin America', 'BR'],
    ] as const)
      expect(fields(text, { country }), text).toBe('- | - | -');
    expect(fields('DACH', { country: 'DE' })).toBe('- | - | DE');
    expect(fields('ANZ', { country: 'AU' })).toBe('- | - | AU');
    expect(fields('South Africa', { country: 'ZA' })).toBe('- | - | ZA');
    expect(fields('Asia - Singapore', { country: 'SG' })).toBe('Singapore | - | SG');
    expect(fields('North America', { country: 'US' })).toBe('- | - | US');
    expect(fields('US East Coast', { country: 'US' })).toBe('- | - | US');
    expect(fields('Asia', { city: 'Singapore', country: 'SG' })).toBe('Singapore | - | SG');
  });

  test('a town the country has none of beats a country’s field', () => {
    expect(fields('Bangalore', { country: 'US' })).toBe('Bangalore | - | IN');
    expect(fields('Toronto, ON', { city: 'Toronto', state: 'ON', country: 'US' })).toBe('Toronto | ON | CA');
    expect(fields('Toronto, ON', { country: 'US' })).toBe('Toronto | ON | CA');
    expect(fields('Austin, TX', { country: 'GB' })).toBe('Austin | TX | US');
    expect(fields('Austin, TX', { country: 'IN' })).toBe('Austin | TX | US');
    expect(fields('Chennai, TN', { country: 'IN' })).toBe('Chennai | TN | IN');
    expect(fields('Munich, DE', { country: 'US' })).toBe('Munich | - | DE');
    expect(fields('Toronto', { country: 'US' })).toBe('Toronto | - | CA');
    expect(fields('', { city: 'Madrid', country: 'US' })).toBe('Madrid | - | -');
    expect(fields('Melbourne', { country: 'US' })).toBe('Melbourne | - | US');
    expect(fields('Berlin', { country: 'US' })).toBe('Berlin | - | US');
    expect(fields('Paris', { country: 'US' })).toBe('Paris | - | US');
    expect(fields('Upper Hollow', { city: 'Upper Hollow', state: 'TX', country: 'US' })).toBe(
      'Upper Hollow | TX | US',
    );
  });
});

describe('orders and separators', () => {
  test('the state first, or with no comma', () => {
    expectEach(
      {
        'NC-Raleigh': 'Raleigh | NC | US',
        'NC-Winston-Salem': 'Winston-Salem | NC | US',
        'Texas - Depot': '- | TX | US',
        'Texas - Austin': 'Austin | TX | US',
        'Georgia - Atlanta': 'Atlanta | GA | US',
        'DE - Wilmington': 'Wilmington | DE | US',
        'USA DC Washington': 'Washington | DC | US',
        'TX Austin': 'Austin | TX | US',
        'US-MO-St. Louis': 'St. Louis | MO | US',
        'Manchester, ENG': 'Manchester | ENG | GB',
        'Augsburg, BY': 'Augsburg | BY | DE',
        'Austin-TX': 'Austin | TX | US',
        'Baden-Baden': 'Baden-Baden | - | DE',
        'Nashville Tennessee': 'Nashville | TN | US',
        'New York New York': 'New York | NY | US',
        'Toronto Ontario': 'Toronto | ON | CA',
        'India Bangalore': 'Bangalore | - | IN',
        US_Austin_TX: 'Austin | TX | US',
        'USA-Texas-Dallas': 'Dallas | TX | US',
        'NA-US-CA-San Francisco': 'San Francisco | CA | US',
        'AMER - USA - New York': 'New York | - | US',
        'EMEA - United Kingdom - Leeds': 'Leeds | - | GB',
        'Washington DC Metro Area': 'Washington | DC | US',
        'HQ (Berlin)': 'Berlin | - | DE',
        'Across Germany': '- | - | DE',
      },
      read,
    );
  });

  test('a list whose state or country stands once, behind the last', () => {
    expectEach(
      {
        'Austin, Dallas, Houston, TX': 'Austin | TX | US; Dallas | TX | US; Houston | TX | US',
        'Austin, Dallas, Houston, TX, USA': 'Austin | TX | US; Dallas | TX | US; Houston | TX | US',
        'Leeds, Glasgow, UK': 'Leeds | - | GB; Glasgow | - | GB',
        'Raleigh/Durham, NC': 'Raleigh | NC | US; Durham | NC | US',
        'Pune / Chennai, India': 'Pune | - | IN; Chennai | - | IN',
        'Austin/Dallas/Houston': 'Austin | - | US; Dallas | - | US; Houston | - | US',
        'New York, San Francisco, or Chicago': 'New York | - | US; San Francisco | - | US; Chicago | - | US',
        'New York NY/Chicago IL': 'New York | NY | US; Chicago | IL | US',
        'Austin, TX & Remote': 'Austin | TX | US',
        'US, Canada, or UK': '- | - | US; - | - | CA; - | - | GB',
        'Boise/Reno/Remote': 'Boise | - | US; Reno | - | US',
      },
      read,
    );
  });

  test('a town with its county, its region or its larger neighbour is one place', () => {
    expectEach(
      {
        'San Jose, Santa Clara, CA': 'San Jose | CA | US',
        'Brooklyn, New York, NY': 'New York | NY | US',
        'Herzliya, Tel Aviv, Israel': 'Herzliya | Tel Aviv | IL',
        'Gurgaon, Haryana, India': 'Gurgaon | Haryana | IN',
        'Buffalo, New York, United States': 'Buffalo | NY | US',
        'Seattle, Washington, United States': 'Seattle | WA | US',
        'Montréal, Quebec, Canada': 'Montréal | QC | CA',
        'Perth, Western Australia, Australia': 'Perth | WA | AU',
        'Milan, Lombardy, Italy': 'Milan | Lombardy | IT',
        'Amsterdam, North Holland': 'Amsterdam | NH | NL',
        'Guadalajara, Jalisco, Mexico': 'Guadalajara | Jalisco | MX',
      },
      read,
    );
  });

  test('a site beside or around the town is no part of its name', () => {
    expectEach(
      {
        'Boston - Seaport Office': 'Boston | - | -',
        'London - Canary Wharf': 'London | - | GB',
        'Canary Wharf, London': 'London | - | GB',
        'Times Square, New York': 'New York | - | US',
        'Los Angeles (LA)': 'Los Angeles | - | US',
        'New York (NYC)': 'New York | - | US',
        'New Orleans (LA)': 'New Orleans | LA | US',
        'Washington (DC)': 'Washington | DC | US',
        'SF Bay Area': 'SF Bay Area | - | US',
        'Twin Cities': 'Twin Cities | - | US',
        Ruhrgebiet: 'Ruhrgebiet | - | DE',
        'Yonkers, New York': 'Yonkers | NY | US',
        'Dallas, TX, 75201, United States of America': 'Dallas | TX | US',
        'Acme Tower, Austin, TX': 'Austin | TX | US',
        'Store 123 - Plano, TX': 'Plano | TX | US',
        'Plano Riverside Campus': 'Plano | - | -',
        'Denver Tech Center, CO': 'Denver | CO | US',
        'Singapore-Suntec Tower': '- | - | SG',
        'Joliet-365': 'Joliet | - | US',
        'Houston Street Market': '- | - | -',
      },
      read,
    );
  });

  test('a country’s name inside a town’s is no country', () => {
    expectEach(
      {
        'Long Island': 'Long Island | - | US',
        'Staten Island': 'Staten Island | - | US',
        'Rock Island, IL': 'Rock Island | IL | US',
        'Coney Island, NY': 'Coney Island | NY | US',
        'Mercer Island, WA': 'Mercer Island | WA | US',
        'Rhode Island': '- | RI | US',
        'Reykjavík, Island': 'Reykjavík | - | IS',
        'Mexico City': 'Mexico City | - | MX',
        'Kuwait City': 'Kuwait City | - | KW',
        'Johannesburg South Africa': 'Johannesburg | - | ZA',
      },
      read,
    );
  });
});

/** Syllables of names nobody bears. */
const NAMES = Array.from({ length: 25 }, (_, index) => `Q${String.fromCharCode(97 + index)}x`);

describe('odd input', () => {
  test('500 places and very long texts take bounded time', () => {
    const startedAt = process.cpuUsage();
    const list = Array.from(
      { length: 500 },
      (_, index) => `Upper ${NAMES[index % 25]}${NAMES[Math.floor(index / 25)]}, TX`,
    );
    expect(toPlaces(list)).toHaveLength(500);
    for (const text of [
      'Austin/'.repeat(5_000),
      'Austin, '.repeat(5_000),
      'Berlin '.repeat(5_000),
      'NC-'.repeat(5_000),
    ])
      toPlaces([text]);
    expect(process.cpuUsage(startedAt).user).toBeLessThan(2_000_000);
  });

  test('scripts without cases or from right to left are read or left unknown', () => {
    expectEach(
      {
        '大阪, 日本': '大阪 | - | JP',
        서울: '서울 | - | KR',
        未知の場所: '- | - | -',
        'مكان غير معروف': '- | - | -',
      },
      read,
    );
  });
});
