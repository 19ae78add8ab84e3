/** Countries of the sandbox's world: name, currency, and the hour its offices are ahead of UTC (no summer time). */
export const COUNTRIES = {
  US: { name: 'United States', iso3: 'USA', currency: 'USD', utcOffsetHours: -5 },
  CA: { name: 'Canada', iso3: 'CAN', currency: 'CAD', utcOffsetHours: -5 },
  GB: { name: 'United Kingdom', iso3: 'GBR', currency: 'GBP', utcOffsetHours: 0 },
  AU: { name: 'Australia', iso3: 'AUS', currency: 'AUD', utcOffsetHours: 10 },
  DE: { name: 'Germany', iso3: 'DEU', currency: 'EUR', utcOffsetHours: 1 },
  FR: { name: 'France', iso3: 'FRA', currency: 'EUR', utcOffsetHours: 1 },
  NL: { name: 'Netherlands', iso3: 'NLD', currency: 'EUR', utcOffsetHours: 1 },
  SE: { name: 'Sweden', iso3: 'SWE', currency: 'SEK', utcOffsetHours: 1 },
  IE: { name: 'Ireland', iso3: 'IRL', currency: 'EUR', utcOffsetHours: 0 },
  ES: { name: 'Spain', iso3: 'ESP', currency: 'EUR', utcOffsetHours: 1 },
  MX: { name: 'Mexico', iso3: 'MEX', currency: 'MXN', utcOffsetHours: -6 },
  PL: { name: 'Poland', iso3: 'POL', currency: 'PLN', utcOffsetHours: 1 },
  IN: { name: 'India', iso3: 'IND', currency: 'INR', utcOffsetHours: 5 },
  SG: { name: 'Singapore', iso3: 'SGP', currency: 'SGD', utcOffsetHours: 8 },
} as const;

export type CountryCode = keyof typeof COUNTRIES;

const COUNTRY_CODES = Object.keys(COUNTRIES) as CountryCode[];

/** A place of work. `stateName` is empty where the country's addresses have none. */
export interface City {
  city: string;
  state: string;
  stateName: string;
  postalCode: string;
  country: CountryCode;
}

/** `state code=state name: City postal code, …` a line, per country. Postal codes are real for the place. */
const LINES: Record<CountryCode, string> = {
  US: `
    AL=Alabama: Birmingham 35203, Huntsville 35801
    AZ=Arizona: Phoenix 85004, Tucson 85701, Mesa 85201
    CA=California: Los Angeles 90012, San Diego 92101, Sacramento 95814, Fresno 93721, San Francisco 94105, Oakland 94607
    CO=Colorado: Denver 80202, Fort Collins 80524
    CT=Connecticut: Hartford 06103
    FL=Florida: Tampa 33602, Orlando 32801, Jacksonville 32202, Miami 33131
    GA=Georgia: Atlanta 30303, Savannah 31401, Macon 31201
    ID=Idaho: Boise 83702
    IL=Illinois: Chicago 60602, Peoria 61602, Rockford 61101
    IN=Indiana: Indianapolis 46204, Fort Wayne 46802
    IA=Iowa: Des Moines 50309, Cedar Rapids 52401
    KS=Kansas: Wichita 67202
    KY=Kentucky: Louisville 40202, Lexington 40507
    LA=Louisiana: New Orleans 70112, Baton Rouge 70801
    ME=Maine: Portland 04101
    MD=Maryland: Baltimore 21202
    MA=Massachusetts: Boston 02110, Worcester 01608
    MI=Michigan: Detroit 48226, Grand Rapids 49503
    MN=Minnesota: Minneapolis 55401, Duluth 55802
    MO=Missouri: Kansas City 64106, St. Louis 63101
    MT=Montana: Billings 59101
    NE=Nebraska: Omaha 68102
    NV=Nevada: Reno 89501, Las Vegas 89101
    NJ=New Jersey: Newark 07102, Trenton 08608
    NM=New Mexico: Albuquerque 87102
    NY=New York: New York 10013, Buffalo 14202, Rochester 14604, Albany 12207
    NC=North Carolina: Charlotte 28202, Raleigh 27601, Durham 27701
    OH=Ohio: Columbus 43215, Cincinnati 45202, Dayton 45402, Toledo 43604
    OK=Oklahoma: Tulsa 74103, Oklahoma City 73102
    OR=Oregon: Portland 97204, Eugene 97401
    PA=Pennsylvania: Pittsburgh 15222, Philadelphia 19103, Erie 16501
    SC=South Carolina: Greenville 29601, Charleston 29401
    TN=Tennessee: Nashville 37203, Memphis 38103, Knoxville 37902
    TX=Texas: Houston 77002, Dallas 75201, Austin 78701, San Antonio 78205, El Paso 79901, Lubbock 79401
    UT=Utah: Salt Lake City 84101, Provo 84601
    VA=Virginia: Richmond 23219, Norfolk 23510, Reston 20190
    WA=Washington: Seattle 98101, Spokane 99201, Tacoma 98402
    WI=Wisconsin: Milwaukee 53202, Madison 53703, Green Bay 54301`,
  CA: `
    ON=Ontario: Toronto M5H 2N2, Ottawa K1P 1J1, Hamilton L8P 1A1, London N6A 1B5
    QC=Quebec: Montréal H3B 1A7, Québec G1R 4P5, Sherbrooke J1H 1Y8
    BC=British Columbia: Vancouver V6B 1A1, Victoria V8W 1P6, Kelowna V1Y 1N2
    AB=Alberta: Calgary T2P 1J9, Edmonton T5J 2R7
    MB=Manitoba: Winnipeg R3C 1A3
    NS=Nova Scotia: Halifax B3J 1S9
    SK=Saskatchewan: Saskatoon S7K 1J5`,
  GB: `
    ENG=England: London EC2A 4NE, Manchester M2 5DB, Leeds LS1 4AP, Bristol BS1 4DJ, Birmingham B2 4QA, Newcastle upon Tyne NE1 6EE, Norwich NR2 1TF, Plymouth PL1 2AA, Sheffield S1 2HH
    SCT=Scotland: Glasgow G2 1DY, Edinburgh EH2 2ER, Aberdeen AB10 1AB
    WLS=Wales: Cardiff CF10 1EP, Swansea SA1 3SN
    NIR=Northern Ireland: Belfast BT1 5GS`,
  AU: `
    NSW=New South Wales: Sydney 2000, Newcastle 2300, Wollongong 2500, Wagga Wagga 2650
    VIC=Victoria: Melbourne 3000, Geelong 3220, Ballarat 3350
    QLD=Queensland: Brisbane 4000, Townsville 4810, Cairns 4870
    WA=Western Australia: Perth 6000, Bunbury 6230
    SA=South Australia: Adelaide 5000
    TAS=Tasmania: Hobart 7000`,
  DE: `
    BY=Bayern: München 80331, Nürnberg 90402, Augsburg 86150, Regensburg 93047
    BW=Baden-Württemberg: Stuttgart 70173, Karlsruhe 76133, Ulm 89073
    BE=Berlin: Berlin 10115
    HH=Hamburg: Hamburg 20095
    HE=Hessen: Frankfurt am Main 60311, Kassel 34117
    NW=Nordrhein-Westfalen: Köln 50667, Dortmund 44135, Münster 48143, Bielefeld 33602
    NI=Niedersachsen: Hannover 30159, Oldenburg 26122
    SN=Sachsen: Leipzig 04109, Dresden 01067`,
  FR: `
    IDF=Île-de-France: Paris 75011, Nanterre 92000
    ARA=Auvergne-Rhône-Alpes: Lyon 69002, Grenoble 38000, Clermont-Ferrand 63000
    OCC=Occitanie: Toulouse 31000, Montpellier 34000
    NAQ=Nouvelle-Aquitaine: Bordeaux 33000, Limoges 87000
    BRE=Bretagne: Rennes 35000, Brest 29200
    HDF=Hauts-de-France: Lille 59800, Amiens 80000
    PDL=Pays de la Loire: Nantes 44000
    GES=Grand Est: Strasbourg 67000, Reims 51100
    PAC=Provence-Alpes-Côte d'Azur: Marseille 13001, Nice 06000`,
  NL: `
    NH=Noord-Holland: Amsterdam 1012 JS, Haarlem 2011 RD
    ZH=Zuid-Holland: Rotterdam 3011 AA, Den Haag 2511 BT, Leiden 2312 GC
    UT=Utrecht: Utrecht 3511 AX, Amersfoort 3811 BZ
    NB=Noord-Brabant: Eindhoven 5611 EM, Tilburg 5038 EA, Breda 4811 TL
    GE=Gelderland: Arnhem 6811 KM, Apeldoorn 7311 KZ
    GR=Groningen: Groningen 9711 LM
    OV=Overijssel: Zwolle 8011 CW, Enschede 7511 HH`,
  SE: `
    AB=Stockholms län: Stockholm 111 20, Södertälje 151 72
    O=Västra Götalands län: Göteborg 411 06, Borås 503 32
    M=Skåne län: Malmö 211 34, Lund 222 22, Helsingborg 252 21
    C=Uppsala län: Uppsala 753 20
    E=Östergötlands län: Linköping 582 22, Norrköping 602 21
    AC=Västerbottens län: Umeå 903 26, Skellefteå 931 31
    BD=Norrbottens län: Luleå 972 31
    U=Västmanlands län: Västerås 722 11`,
  IE: `
    D=County Dublin: Dublin D02 X285
    CO=County Cork: Cork T12 W8KP`,
  ES: `
    MD=Comunidad de Madrid: Madrid 28013
    CT=Cataluña: Barcelona 08002
    VC=Comunidad Valenciana: Valencia 46002`,
  MX: `
    NLE=Nuevo León: Monterrey 64000
    QUE=Querétaro: Querétaro 76000`,
  PL: `
    MA=Małopolskie: Kraków 31-042
    DS=Dolnośląskie: Wrocław 50-101`,
  IN: `
    KA=Karnataka: Bengaluru 560001
    MH=Maharashtra: Pune 411001`,
  SG: `
    =: Singapore 048616`,
};

function parseCity(text: string, rest: Omit<City, 'city' | 'postalCode'>): City {
  // "Newcastle upon Tyne NE1 6EE" → the postal code begins at the first word with a digit, or is the last word.
  const words = text.trim().split(' ');
  const first = words.findIndex((word) => /\d/.test(word));
  return { city: words.slice(0, first).join(' '), postalCode: words.slice(first).join(' '), ...rest };
}

function parseCountry(country: CountryCode): City[] {
  return LINES[country]
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, state = '', stateName = '', cities = ''] = /^\s*([^=]*)=([^:]*):\s*(.*)$/.exec(line) ?? [];
      return cities.split(',').map((text) => parseCity(text, { state, stateName, country }));
    });
}

const CITIES: readonly City[] = COUNTRY_CODES.flatMap(parseCountry);

/** Cities of a country, or of some of its states when `states` is not empty. */
export function findCities(country: CountryCode, states: readonly string[]): City[] {
  return CITIES.filter(
    (city) => city.country === country && (states.length === 0 || states.includes(city.state)),
  );
}
