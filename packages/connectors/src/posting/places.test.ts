import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  parsePlace,
  parsePlaces,
  resolvePlaceCountries,
  splitPlaces,
  toCountryCode,
  toPlaces,
} from './places.ts';

/** text → city | state | postal code | country, with "-" for what must stay unknown. */
function show(text: string, hints = {}): string | null {
  const place = parsePlace(text, hints);
  return (
    place &&
    [place.city, place.state, place.postalCode, place.country].map((field) => field ?? '-').join(' | ')
  );
}

describe('parsePlace reads', () => {
  const cases: Record<string, Record<string, string>> = {
    'cities with a state': {
      'Tulsa, OK': 'Tulsa | OK | - | US',
      'Kelowna, BC': 'Kelowna | BC | - | CA',
      'Atlanta, Georgia': 'Atlanta | GA | - | US',
      'New York, New York': 'New York | NY | - | US',
      'Dayton OH': 'Dayton | OH | - | US',
      'Ballarat (VIC)': 'Ballarat | VIC | - | AU',
      'Sydney NSW': 'Sydney | NSW | - | AU',
      'Rockville Centre, NY': 'Rockville Centre | NY | - | US',
      'Washington D.C.': 'Washington | DC | - | US',
    },
    'cities with a country': {
      'Leeds, UK': 'Leeds | - | - | GB',
      'Porto, Portugal': 'Porto | - | - | PT',
      'Davao City, PH': 'Davao City | - | - | PH',
      'Lausanne, Vaud, Switzerland': 'Lausanne | Vaud | - | CH',
      'York, England, United Kingdom': 'York | ENG | - | GB',
      'Köln, Nordrhein-Westfalen, Deutschland': 'Köln | NW | - | DE',
      'Łódź, , Poland': 'Łódź | - | - | PL',
      'Singapore, Singapore': 'Singapore | - | - | SG',
      'Tbilisi, Georgia': 'Tbilisi | - | - | GE',
      'Brisbane QLD Australia': 'Brisbane | QLD | - | AU',
    },
    'city, state and country': {
      'Ogden, UT, US': 'Ogden | UT | - | US',
      'Regina, SK, CA': 'Regina | SK | - | CA',
      'Head Office, Ogden, UT, US': 'Ogden | UT | - | US',
      'Ogden, UT, Ogden, UT, US': 'Ogden | UT | - | US',
      'Amsterdam, Noord-Holland, Netherlands': 'Amsterdam | NH | - | NL',
    },
    'texts that begin with the country': {
      'US, CA, Fremont': 'Fremont | CA | - | US',
      'USA.TX.Plano': 'Plano | TX | - | US',
      'US-WA-Everett': 'Everett | WA | - | US',
      'India - Kerala - Kochi': 'Kochi | Kerala | - | IN',
      'Spain - Bilbao': 'Bilbao | - | - | ES',
      'Israel, Haifa': 'Haifa | - | - | IL',
      'UK - Leeds - Aire Street': 'Leeds | - | - | GB',
    },
    'texts that begin with a state': {
      'TX - Dallas': 'Dallas | TX | - | US',
      'CA - San Diego': 'San Diego | CA | - | US',
      'CA-Toronto': 'Toronto | - | - | CA',
    },
    'postal codes': {
      '69002 Lyon': 'Lyon | - | 69002 | FR',
      'Denver, CO 80202': 'Denver | CO | 80202 | US',
      'Ottawa ON K1A 0B1': 'Ottawa | ON | K1A 0B1 | CA',
      'D-20095 Hamburg, Germany': 'Hamburg | - | 20095 | DE',
      '8001 Zürich, Switzerland': 'Zürich | - | 8001 | CH',
    },
    'codes that are a state and a country by the city before them': {
      'Munich, DE': 'Munich | - | - | DE',
      'Dover, DE': 'Dover | DE | - | US',
      'Toronto, CA': 'Toronto | - | - | CA',
      'Fresno, CA': 'Fresno | CA | - | US',
      'Bangalore, IN': 'Bangalore | - | - | IN',
      'Gary, IN': 'Gary | IN | - | US',
      'Paris, TX': 'Paris | TX | - | US',
      'Lebanon, NH': 'Lebanon | NH | - | US',
      'Bombay, MH': 'Bombay | MH | - | IN',
    },
    'places beside a work mode': {
      'Remote - US': '- | - | - | US',
      'Remote, Italy': '- | - | - | IT',
      'Pune, India - Remote': 'Pune | - | - | IN',
      'Remote (United States)': '- | - | - | US',
      'Remote in the UK': '- | - | - | GB',
      'Oslo (Hybrid)': 'Oslo | - | - | NO',
      'US East Coast': '- | - | - | US',
    },
    'towns of a state that bear a country’s name': {
      'Norfolk, VA': 'Norfolk | VA | - | US',
      'Norfolk (VA)': 'Norfolk | VA | - | US',
      'Norfolk, VA 23510': 'Norfolk | VA | 23510 | US',
      'Peru, IN': 'Peru | IN | - | US',
      'Peru, Indiana': 'Peru | IN | - | US',
      'Cuba, MO': 'Cuba | MO | - | US',
      'Mexico, MO': 'Mexico | MO | - | US',
      'Ireland, IN': 'Ireland | IN | - | US',
      'Cyprus, TX': 'Cyprus | TX | - | US',
      'Macedonia, OH 44056': 'Macedonia | OH | 44056 | US',
      'Wales, AK': 'Wales | AK | - | US',
      'Lebanon, New Hampshire': 'Lebanon | NH | - | US',
      'Jersey City, NJ': 'Jersey City | NJ | - | US',
      'Georgia, VT': 'Georgia | VT | - | US',
      'VA - Norfolk': 'Norfolk | VA | - | US',
      'US-IN-Peru': 'Peru | IN | - | US',
      'USA, VA, Norfolk': 'Norfolk | VA | - | US',
    },
    'countries before a code or state of their own': {
      'Germany, BE': '- | BE | - | DE',
      'Canada, ON': '- | ON | - | CA',
      'Australia, WA': '- | WA | - | AU',
      'Israel, IL': '- | - | - | IL',
      'India, TN': '- | TN | - | IN',
      'Italy, MI': '- | MI | - | IT',
      'Brazil, PA': '- | PA | - | BR',
      'Peru, Lima': 'Lima | - | - | PE',
    },
    'single names, unknown where they are shared': {
      Norfolk: 'Norfolk | - | - | -',
      Salvador: 'Salvador | - | - | BR',
      'Norfolk Island': '- | - | - | NF',
      London: 'London | - | - | -',
      Georgia: '- | - | - | -',
      Taipei: 'Taipei | - | - | TW',
      Miami: 'Miami | - | - | US',
      California: '- | CA | - | US',
      'Little Wallop': '- | - | - | -',
      'North America': '- | - | - | -',
      NYC: 'New York | - | - | US',
      'Berlin HQ': 'Berlin | - | - | DE',
      CA: '- | - | - | -',
    },
  };
  for (const [name, texts] of Object.entries(cases)) {
    test(name, () => {
      for (const [text, expected] of Object.entries(texts)) expect(show(text), text).toBe(expected);
    });
  }

  test('nothing from texts that name no place', () => {
    const texts = [
      '',
      ' ',
      'Hybrid',
      'Remote',
      '2 Locations',
      'Multiple Locations',
      'Distributed',
      'N/A',
      '12',
      'In-Office',
    ];
    for (const text of texts) expect(parsePlace(text), text).toBeNull();
  });

  test('the source’s own words, trimmed', () => {
    expect(parsePlace('  Ogden,  UT, US ')?.text).toBe('Ogden, UT, US');
  });
});

describe('parsePlace with fields beside the text', () => {
  test('takes fields before the text and turns names into codes', () => {
    expect(show('Ogden, UT, US', { city: 'Ogden', state: 'UT', postalCode: '84401' })).toBe(
      'Ogden | UT | 84401 | US',
    );
    expect(show('', { city: 'Pune ', state: 'Maharashtra,', country: 'India' })).toBe(
      'Pune | Maharashtra | - | IN',
    );
    expect(show('Ogden Office', { city: 'Ogden', state: 'Utah', country: 'USA' })).toBe(
      'Ogden | UT | - | US',
    );
  });

  test('makes the text of the fields when there is none', () => {
    expect(parsePlace('', { city: 'Bergen', country: 'no' })?.text).toBe('Bergen, no');
  });

  test('concludes the country from a state that only one country has', () => {
    expect(show('', { city: 'Fort Myers', state: 'Florida' })).toBe('Fort Myers | FL | - | US');
    expect(show('', { city: 'Guelph', state: 'Ontario' })).toBe('Guelph | ON | - | CA');
    expect(show('', { city: 'Lausanne', state: 'Vaud' })).toBe('Lausanne | Vaud | - | -');
  });

  test('reads an ambiguous text by the country beside it', () => {
    expect(show('London', { country: 'GB' })).toBe('London | - | - | GB');
    expect(show('Georgia', { country: 'US' })).toBe('- | GA | - | US');
    expect(show('Perth, WA', { country: 'AU' })).toBe('Perth | WA | - | AU');
    expect(show('Bombay, MH', { country: 'IN' })).toBe('Bombay | MH | - | IN');
  });

  test('believes a country’s name in the text only where the fields leave room for it', () => {
    expect(show('Norfolk', { country: 'US' })).toBe('Norfolk | - | - | US');
    expect(show('Jordan', { state: 'MN', country: 'US' })).toBe('Jordan | MN | - | US');
    expect(show('Jordan', { state: 'Minnesota' })).toBe('Jordan | MN | - | US');
    expect(show('Poland', { city: 'Poland', state: 'OH', country: 'US' })).toBe('Poland | OH | - | US');
    expect(show('Lebanon', { city: 'Lebanon', country: 'US' })).toBe('Lebanon | - | - | US');
    expect(show('Peru', { country: 'US' })).toBe('Peru | - | - | US');
    expect(show('MO - Mexico', { country: 'US' })).toBe('Mexico | MO | - | US');
    expect(show('Remote - Canada', { country: 'US' })).toBe('- | - | - | CA');
    expect(show('Mexico', { country: 'US' })).toBe('- | - | - | MX');
    expect(show('Peru', { country: 'PE' })).toBe('- | - | - | PE');
    expect(show('Lima, Peru', { state: 'Lima' })).toBe('Lima | Lima | - | PE');
  });

  test('drops a work mode in the city field', () => {
    expect(show(' Remote, US', { city: 'Remote' })).toBe('- | - | - | US');
  });

  test('gives nothing for a country that is none', () => {
    expect(parsePlace('', { country: 'Atlantis', city: '', state: null })).toBeNull();
  });
});

describe('splitPlaces', () => {
  test('cuts at signs, lines and words that separate places', () => {
    expect(splitPlaces('Ogden, UT; Provo, UT | Reno, NV\nBoise, ID')).toEqual([
      'Ogden, UT',
      'Provo, UT',
      'Reno, NV',
      'Boise, ID',
    ]);
    expect(splitPlaces('London or Berlin')).toEqual(['London', 'Berlin']);
    expect(splitPlaces('Miami, FL or Remote in US')).toEqual(['Miami, FL', 'Remote in US']);
    expect(splitPlaces('London and Leeds')).toEqual(['London', 'Leeds']);
    expect(splitPlaces('Berlin/Munich')).toEqual(['Berlin', 'Munich']);
  });

  test('cuts at commas only where they can separate nothing but places', () => {
    expect(splitPlaces('Austin, TX, Denver, CO, Remote')).toEqual(['Austin, TX', 'Denver, CO']);
    expect(splitPlaces('Berlin, London, Paris')).toEqual(['Berlin', 'London', 'Paris']);
    expect(splitPlaces('Remote (US, Canada)')).toEqual(['US', 'Canada']);
    for (const whole of [
      'New York, New York',
      'Vancouver, Washington',
      'Remote, US',
      'England, UK',
      'Georgia, US',
    ]) {
      expect(splitPlaces(whole)).toEqual([whole]);
    }
  });

  test('keeps names with "and" whole and drops the count of the rest', () => {
    expect(splitPlaces('Trinidad and Tobago')).toEqual(['Trinidad and Tobago']);
    expect(splitPlaces('Austin, TX and 3 more')).toEqual(['Austin, TX']);
  });
});

describe('parsePlaces', () => {
  test('reads several places of a field for one, and gives the fields to the first', () => {
    const countries = (text: string, country: string | null = null) =>
      parsePlaces(text, { country }).map((place) => place.country);
    expect(countries('Remote - US, Canada')).toEqual(['US', 'CA']);
    expect(countries('Remote (Germany/Austria)', 'DE')).toEqual(['DE', 'AT']);
    expect(countries('Springfield, Building A or B', 'US')).toEqual(['US']);
    expect(countries('2 Locations')).toEqual([]);
  });
});

describe('toPlaces', () => {
  test('drops non-places and repeats and keeps the order', () => {
    const places = toPlaces(['Hybrid', 'Austin, TX | Remote', 'Austin, TX', 'Denver, CO']);
    expect(places.map(({ text }) => text)).toEqual(['Austin, TX', 'Denver, CO']);
  });

  test('gives the country beside the texts to the first place only', () => {
    const places = toPlaces(['Hybrid', 'London', 'Cambridge'], { country: 'GB' });
    expect(places.map(({ country }) => country)).toEqual(['GB', null]);
  });
});

test('toCountryCode knows codes, names in many languages and aliases, and nothing else', () => {
  const known = {
    us: 'US',
    USA: 'US',
    UK: 'GB',
    England: 'GB',
    Deutschland: 'DE',
    'États-Unis': 'US',
    Sverige: 'SE',
    日本: 'JP',
    'Viet Nam': 'VN',
    IND: 'IN',
  };
  for (const [text, code] of Object.entries(known)) expect(toCountryCode(text), text).toBe(code);
  for (const text of ['worldwide', '', null, undefined, 'XX', 'Atlantis'])
    expect(toCountryCode(text)).toBeNull();
});

describe('resolvePlaceCountries', () => {
  const resolve = (city: string, evidence: Parameters<typeof resolvePlaceCountries>[1]) =>
    resolvePlaceCountries([{ text: city, city, state: null, postalCode: null, country: null }], evidence)[0]
      ?.country;

  test('gives a shared name to the one country the evidence leaves', () => {
    expect(resolve('London', { payCurrency: 'GBP' })).toBe('GB');
    expect(resolve('London', { payCurrency: 'CAD' })).toBe('CA');
    expect(resolve('Dublin', { payCurrency: 'EUR' })).toBe('IE');
    expect(resolve('Valencia', { language: 'es-ES' })).toBe('ES');
  });

  test('leaves it unknown when the evidence is silent, divided or against it', () => {
    expect(resolve('Birmingham', {})).toBeNull();
    expect(resolve('Birmingham', { language: 'en' })).toBeNull();
    expect(resolve('Birmingham', { boardCountries: ['GB', 'US'] })).toBeNull();
    expect(resolve('London', { payCurrency: 'USD', boardCountries: ['GB'] })).toBeNull();
  });

  test('never follows the board’s countries to a less likely place', () => {
    expect(resolve('London', { boardCountries: ['CA'] })).toBe('GB');
    expect(resolve('Melbourne', { boardCountries: ['US'] })).toBe('AU');
    expect(resolve('Valencia', { boardCountries: ['ES', 'FR'] })).toBeNull();
    expect(resolve('Birmingham', { boardCountries: ['US'] })).toBeNull();
    expect(resolve('Birmingham', { boardCountries: ['GB'] })).toBe('GB');
  });

  test('gives an unknown town to the board’s only country only with a second witness', () => {
    expect(resolve('Little Wallop', { boardCountries: ['GB'] })).toBeNull();
    expect(resolve('Little Wallop', { boardCountries: ['GB'], payCurrency: 'GBP' })).toBe('GB');
    expect(resolve('Klein Dorf', { boardCountries: ['DE'], language: 'de' })).toBe('DE');
    expect(resolve('Klein Dorf', { boardCountries: ['DE'], payCurrency: 'USD' })).toBeNull();
  });

  test('takes no dollar as proof that another place of the posting explains', () => {
    const [toronto, london] = toPlaces(['Toronto, ON', 'London']);
    const places = [toronto, london].filter((place) => place !== undefined);
    expect(resolvePlaceCountries(places, { payCurrency: 'CAD' }).map(({ country }) => country)).toEqual([
      'CA',
      null,
    ]);
    expect(resolvePlaceCountries(places, { payCurrency: 'GBP' }).map(({ country }) => country)).toEqual([
      'CA',
      'GB',
    ]);
  });

  test('never takes a town of a country that has no such state', () => {
    const place = { text: 'Songdo', city: 'Songdo', state: 'Incheon', postalCode: null, country: null };
    expect(resolvePlaceCountries([place], {})[0]?.country).toBe('KR');
    expect(resolvePlaceCountries([{ ...place, city: 'Córdoba', state: 'Andalucía' }], {})[0]?.country).toBe(
      'ES',
    );
    expect(resolvePlaceCountries([{ ...place, city: 'Birmingham', state: 'Alabama' }], {})[0]?.country).toBe(
      'US',
    );
    expect(resolvePlaceCountries([{ ...place, city: 'Lausanne', state: 'Vaud' }], {})[0]?.country).toBe('CH');
  });

  test('never changes a country that is known', () => {
    const place = { text: 'London, ON', city: 'London', state: 'ON', postalCode: null, country: 'CA' };
    expect(resolvePlaceCountries([place], { payCurrency: 'GBP' })).toEqual([place]);
  });
});

test('reading places never throws and never gives blanks or malformed codes', () => {
  const word = fc.constantFrom(
    'Austin',
    'TX',
    'US',
    'UK',
    'Remote',
    '-',
    ',',
    '|',
    '(',
    ')',
    '75001',
    'Georgia',
    '.',
    '/',
    'and',
    'or',
    'Köln',
    'CA',
    'Hybrid',
    '\n',
    '٣',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(word, { maxLength: 14 }).map((words) => words.join(' ')),
        fc.string({ maxLength: 400 }),
        fc.string({ unit: 'binary', maxLength: 80 }),
      ),
      fc.option(fc.string({ maxLength: 20 })),
      (text, country) => {
        for (const place of toPlaces([text], { country })) {
          expect(place.text).toBe(place.text.trim());
          expect(place.text.length).toBeLessThanOrEqual(300);
          expect(place.country === null || /^[A-Z]{2}$/.test(place.country)).toBe(true);
          for (const field of [place.city, place.state, place.postalCode])
            expect(field === null || field.trim() !== '').toBe(true);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('a very long text of separators is read in bounded time', () => {
  for (const piece of ['(', ' - ', 'a,', 'Remote ', 'U.S.', '1 ', 'and ', '\u00a0']) {
    expect(toPlaces([piece.repeat(100_000)]).length).toBeLessThanOrEqual(5_000);
  }
});
