import { foldName } from './countries.ts';

/**
 * Large cities and the places jobs are often in, written by us. Countries in order of likelihood: more than one means
 * that the bare name does not tell the country (a second city of some size, or one that is often named in postings).
 * Spellings of one city are separated by `|`.
 */
const CITIES: Readonly<Record<string, string>> = {
  US:
    'New York|New York City|NYC|Manhattan|Brooklyn;Los Angeles;Chicago;Houston;Phoenix;Philadelphia;San Antonio;' +
    'San Diego;Dallas;Austin;Jacksonville;Fort Worth;San Francisco|San Francisco Bay Area|Bay Area|SF;Charlotte;' +
    'Indianapolis;Seattle;Denver;Washington DC|Washington D C;Nashville;Oklahoma City;El Paso;Las Vegas;Detroit;' +
    'Memphis;Baltimore;Milwaukee;Albuquerque;Sacramento;Kansas City;Atlanta;Raleigh;Miami;Minneapolis;Tampa;' +
    'Cleveland;Pittsburgh;Cincinnati;St Louis|Saint Louis;Orlando;Salt Lake City;Palo Alto;Mountain View;Menlo Park;' +
    'Sunnyvale;Santa Clara;Cupertino;Redwood City;San Mateo;Boulder;Boise;Scottsdale;Bellevue;Redmond;Irvine;' +
    'Santa Monica;Jersey City;Honolulu;New Orleans;Omaha;Tulsa;Plano;Louisville;Durham;Ann Arbor;Bentonville;' +
    'Silicon Valley;Boston;Columbus;Portland;Tempe;Oakland;Reston;Philly',
  CA:
    'Toronto;Montreal|Montréal;Calgary;Ottawa;Edmonton;Winnipeg;Quebec City|Ville de Québec;Mississauga;Saskatoon;' +
    'Markham;Kitchener;Brampton;Regina;Laval',
  GB:
    'Glasgow;Edinburgh;Leeds;Liverpool;Sheffield;Bristol;Cardiff;Belfast;Nottingham;Southampton;Brighton;' +
    'Milton Keynes;Reading;Leicester',
  AU: 'Sydney;Brisbane;Adelaide;Canberra;Gold Coast;Hobart;Port Melbourne;Perth',
  DE:
    'Berlin;Munich|München|Muenchen;Hamburg;Frankfurt|Frankfurt am Main;Cologne|Köln|Koeln;Düsseldorf|Duesseldorf;' +
    'Stuttgart;Leipzig;Dresden;Hannover|Hanover;Nuremberg|Nürnberg|Nuernberg;Bremen;Essen;Karlsruhe;Mannheim;Bonn',
  FR:
    'Paris;Lyon;Marseille;Toulouse;Nice;Nantes;Strasbourg;Montpellier;Bordeaux;Lille;Rennes;Grenoble;' +
    'Sophia Antipolis;La Défense;Levallois Perret;Boulogne Billancourt',
  NL: 'Amsterdam;Rotterdam;The Hague|Den Haag;Utrecht;Eindhoven;Groningen;Delft;Leiden;Amersfoort',
  SE: 'Stockholm;Gothenburg|Göteborg;Malmö;Uppsala;Linköping;Lund;Västerås;Örebro;Helsingborg;Jönköping;Umeå',
  IE: 'Cork;Galway',
  ES: 'Madrid;Barcelona;Sevilla|Seville;Málaga;Bilbao',
  PT: 'Lisbon|Lisboa;Porto',
  IT: 'Rome|Roma;Milan|Milano;Turin|Torino;Bologna;Firenze',
  CH: 'Zurich|Zürich|Zuerich;Geneva|Genève|Genf;Basel;Lausanne;Bern',
  AT: 'Vienna|Wien;Graz;Salzburg',
  BE: 'Brussels|Bruxelles|Brussel;Antwerp|Antwerpen;Ghent|Gent',
  DK: 'Copenhagen|København|Koebenhavn;Aarhus',
  NO: 'Oslo;Bergen;Trondheim',
  FI: 'Helsinki;Espoo;Tampere',
  PL: 'Warsaw|Warszawa;Krakow|Kraków|Cracow;Wroclaw|Wrocław;Gdansk|Gdańsk;Poznan|Poznań;Lodz|Łódź;Katowice',
  CZ: 'Prague|Praha;Brno',
  HU: 'Budapest',
  RO: 'Bucharest|București;Cluj Napoca|Cluj;Iasi|Iași;Timisoara|Timișoara',
  BG: 'Sofia',
  RS: 'Belgrade|Beograd;Novi Sad',
  HR: 'Zagreb',
  EE: 'Tallinn',
  LV: 'Riga',
  LT: 'Vilnius;Kaunas',
  UA: 'Kyiv|Kiev;Lviv',
  TR: 'Istanbul;Ankara;Izmir',
  IL: 'Tel Aviv|Tel Aviv Yafo;Jerusalem;Haifa;Herzliya;Yokneam;Raanana|Ra anana',
  AE: 'Dubai;Abu Dhabi',
  SA: 'Riyadh;Jeddah',
  QA: 'Doha',
  EG: 'Cairo',
  NG: 'Lagos;Abuja',
  KE: 'Nairobi',
  ZA: 'Johannesburg;Cape Town;Durban;Pretoria',
  MA: 'Casablanca;Rabat',
  IN:
    'Bangalore|Bengaluru;Mumbai|Bombay;Delhi|New Delhi;Gurgaon|Gurugram;Noida;Pune;Chennai;Kolkata;Ahmedabad;' +
    'Kochi;Jaipur;Indore;Coimbatore;Trivandrum|Thiruvananthapuram',
  PK: 'Karachi;Lahore;Islamabad',
  BD: 'Dhaka',
  LK: 'Colombo',
  CN: 'Beijing;Shanghai;Shenzhen;Guangzhou;Hangzhou;Chengdu;Suzhou;Nanjing;Wuhan',
  HK: 'Hong Kong',
  TW: 'Taipei;Hsinchu;Kaohsiung',
  JP: 'Tokyo;Osaka;Kyoto;Yokohama;Fukuoka;Nagoya',
  KR: 'Seoul;Busan;Pangyo',
  SG: 'Singapore',
  MY: 'Kuala Lumpur;Penang',
  TH: 'Bangkok',
  VN: 'Hanoi;Ho Chi Minh City|Ho Chi Minh;Da Nang',
  PH: 'Manila|Metro Manila;Cebu City|Cebu;Makati;Quezon City;Taguig',
  ID: 'Jakarta;Bali',
  NZ: 'Auckland;Christchurch',
  MX: 'Mexico City|Ciudad de México|CDMX;Monterrey;Tijuana',
  BR: 'São Paulo|Sao Paulo;Rio de Janeiro;Belo Horizonte;Curitiba;Brasília;Porto Alegre;Florianópolis',
  AR: 'Buenos Aires;Rosario',
  CL: 'Santiago de Chile',
  CO: 'Bogotá|Bogota;Medellín|Medellin;Cali;Barranquilla',
  PE: 'Lima',
  UY: 'Montevideo',
  RU: 'Moscow;St Petersburg Russia',
  LU: 'Luxembourg City',
};

/** Names shared between countries: the country must come from elsewhere. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  London: ['GB', 'CA'],
  Birmingham: ['GB', 'US'],
  Cambridge: ['GB', 'US', 'CA'],
  Oxford: ['GB', 'US'],
  Manchester: ['GB', 'US'],
  Newcastle: ['GB', 'AU'],
  Richmond: ['US', 'GB', 'CA', 'AU'],
  Lincoln: ['US', 'GB'],
  Worcester: ['US', 'GB'],
  Durham: ['US', 'GB'],
  Bristol: ['GB', 'US'],
  Reading: ['GB', 'US'],
  Aberdeen: ['GB', 'US'],
  Halifax: ['CA', 'GB'],
  Hamilton: ['CA', 'NZ', 'GB', 'BM'],
  Vancouver: ['CA', 'US'],
  Windsor: ['CA', 'GB'],
  Waterloo: ['CA', 'BE', 'US'],
  Surrey: ['CA', 'GB'],
  Burlington: ['US', 'CA'],
  Kingston: ['CA', 'JM', 'GB', 'US'],
  Victoria: ['CA', 'AU'],
  Melbourne: ['AU', 'US'],
  Wellington: ['NZ', 'US'],
  Dublin: ['IE', 'US'],
  Limerick: ['IE', 'US'],
  Athens: ['GR', 'US'],
  Naples: ['IT', 'US'],
  Florence: ['IT', 'US'],
  Venice: ['IT', 'US'],
  Valencia: ['ES', 'VE', 'US'],
  Granada: ['ES', 'NI'],
  Toledo: ['US', 'ES'],
  Córdoba: ['ES', 'AR'],
  Guadalajara: ['MX', 'ES'],
  León: ['MX', 'ES', 'NI'],
  Mérida: ['MX', 'ES', 'VE'],
  'San Jose': ['US', 'CR'],
  'San Juan': ['PR', 'AR', 'PH'],
  Santiago: ['CL', 'ES', 'DO'],
  'St Petersburg': ['US', 'RU'],
  'Saint Petersburg': ['US', 'RU'],
  Alexandria: ['US', 'EG'],
  Arlington: ['US'],
  Springfield: ['US'],
  Hyderabad: ['IN', 'PK'],
  Tripoli: ['LY', 'LB'],
  Georgetown: ['US', 'GY', 'MY'],
};

const countriesByCity = new Map<string, readonly string[]>();
for (const [country, names] of Object.entries(CITIES)) {
  for (const name of names.split(/[;|]/)) countriesByCity.set(foldName(name), [country]);
}
for (const [name, countries] of Object.entries(SHARED)) {
  countriesByCity.set(foldName(name), countries);
}

/** The countries a large city's name may stand for, likeliest first; empty for a name we do not hold. */
export function findCityCountries(city: string): readonly string[] {
  return countriesByCity.get(foldName(city)) ?? [];
}
