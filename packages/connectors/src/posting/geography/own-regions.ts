import { foldName } from './countries.ts';

/** Names of states and provinces of countries whose states have no codes here, as people write them, folded. */
const REGIONS: Readonly<Record<string, string>> = {
  AR: 'buenos aires province|chubut|cordoba province|entre rios|mendoza|misiones|neuquen|rio negro|santa fe|tierra del fuego',
  AT: 'burgenland|karnten|carinthia|niederosterreich|lower austria|oberosterreich|upper austria|steiermark|styria|tirol|tyrol|vorarlberg',
  BE: 'flanders|vlaanderen|flandre|wallonia|wallonie|wallonie bruxelles|vlaams brabant|brabant wallon|oost vlaanderen|west vlaanderen|hainaut',
  BR:
    'acre|alagoas|amapa|amazonas|bahia|ceara|distrito federal|espirito santo|goias|maranhao|mato grosso|mato grosso do sul|minas gerais|para|' +
    'paraiba|parana|pernambuco|piaui|rio de janeiro|rio grande do norte|rio grande do sul|rondonia|roraima|santa catarina|sao paulo|sergipe|tocantins',
  CH: 'aargau|graubunden|grisons|jura|ticino|tessin|thurgau|uri|valais|wallis|vaud|waadt',
  CN: 'anhui|fujian|gansu|guangdong|guangxi|guizhou|hainan|hebei|heilongjiang|henan|hubei|hunan|jiangsu|jiangxi|jilin|liaoning|shaanxi|shandong|shanxi|sichuan|yunnan|zhejiang',
  ES:
    'andalucia|andalusia|aragon|asturias|principado de asturias|baleares|islas baleares|illes balears|balearic islands|canarias|islas canarias|' +
    'canary islands|cantabria|castilla la mancha|castilla y leon|cataluna|catalunya|catalonia|comunidad de madrid|comunidad valenciana|' +
    'extremadura|galicia|la rioja|navarra|pais vasco|euskadi|basque country',
  IE: 'connacht|leinster|munster|ulster',
  IN:
    'andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|jharkhand|karnataka|kerala|madhya pradesh|' +
    'maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|orissa|punjab|rajasthan|sikkim|tamil nadu|telangana|tripura|uttar pradesh|uttarakhand|' +
    'west bengal|jammu and kashmir',
  IT:
    'abruzzo|basilicata|calabria|campania|emilia romagna|friuli venezia giulia|lazio|liguria|lombardia|lombardy|marche|molise|piemonte|piedmont|' +
    'puglia|apulia|sardegna|sardinia|sicilia|sicily|toscana|tuscany|trentino alto adige|umbria|valle d aosta|veneto',
  MX:
    'aguascalientes|baja california|baja california sur|campeche|chiapas|chihuahua|coahuila|colima|durango|estado de mexico|guanajuato|guerrero|' +
    'hidalgo|jalisco|michoacan|morelos|nayarit|nuevo leon|oaxaca|puebla|queretaro|quintana roo|san luis potosi|sinaloa|sonora|tabasco|' +
    'tamaulipas|tlaxcala|veracruz|yucatan|zacatecas',
  PL:
    'dolnoslaskie|kujawsko pomorskie|lubelskie|lubuskie|lodzkie|malopolskie|mazowieckie|opolskie|podkarpackie|podlaskie|pomorskie|slaskie|' +
    'swietokrzyskie|warminsko mazurskie|wielkopolskie|zachodniopomorskie',
  PT: 'algarve|alentejo|acores|azores|madeira',
  ZA: 'eastern cape|free state|gauteng|kwazulu natal|limpopo|mpumalanga|north west|northern cape|western cape',
};

const regions = new Map(
  Object.entries(REGIONS).map(([country, names]): [string, ReadonlySet<string>] => [
    country,
    new Set(names.split('|')),
  ]),
);

/** Whether a name is that of a state or province of the country, of those whose states have no codes here. */
export function isOwnRegion(name: string, country: string): boolean {
  return regions.get(country)?.has(foldName(name)) === true;
}

/** The countries with a state or province of that name, of those whose states have no codes here. */
export function listRegionOwners(name: string): string[] {
  return [...regions.keys()].filter((country) => isOwnRegion(name, country));
}
