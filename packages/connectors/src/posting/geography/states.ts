import { foldName } from './countries.ts';

/**
 * States, provinces, regions of the eight countries the filter offers, with the codes of ISO 3166-2.
 * Each entry is `CODE=name|other spelling`.
 */
const STATES: Readonly<Record<string, string>> = {
  US:
    'AL=Alabama;AK=Alaska;AZ=Arizona;AR=Arkansas;CA=California|Calif;CO=Colorado;CT=Connecticut;DE=Delaware;' +
    'DC=District of Columbia|D C|Washington DC|Washington D C;FL=Florida;GA=Georgia;HI=Hawaii;ID=Idaho;IL=Illinois;' +
    'IN=Indiana;IA=Iowa;KS=Kansas;KY=Kentucky;LA=Louisiana;ME=Maine;MD=Maryland;MA=Massachusetts;MI=Michigan;' +
    'MN=Minnesota;MS=Mississippi;MO=Missouri;MT=Montana;NE=Nebraska;NV=Nevada;NH=New Hampshire;NJ=New Jersey;' +
    'NM=New Mexico;NY=New York|New York State;NC=North Carolina;ND=North Dakota;OH=Ohio;OK=Oklahoma;OR=Oregon;' +
    'PA=Pennsylvania;RI=Rhode Island;SC=South Carolina;SD=South Dakota;TN=Tennessee;TX=Texas;UT=Utah;VT=Vermont;' +
    'VA=Virginia;WA=Washington|Washington State;WV=West Virginia;WI=Wisconsin;WY=Wyoming;PR=Puerto Rico;GU=Guam;' +
    'VI=Virgin Islands|US Virgin Islands;AS=American Samoa;MP=Northern Mariana Islands',
  CA:
    'AB=Alberta;BC=British Columbia|Colombie Britannique;MB=Manitoba;NB=New Brunswick|Nouveau Brunswick;' +
    'NL=Newfoundland and Labrador|Newfoundland|Terre Neuve et Labrador;NS=Nova Scotia|Nouvelle Ecosse;' +
    'NT=Northwest Territories;NU=Nunavut;ON=Ontario;PE=Prince Edward Island|Ile du Prince Edouard;' +
    'QC=Quebec|Québec|PQ;SK=Saskatchewan;YT=Yukon|Yukon Territory',
  GB: 'ENG=England;SCT=Scotland;WLS=Wales|Cymru;NIR=Northern Ireland',
  AU:
    'ACT=Australian Capital Territory;NSW=New South Wales;NT=Northern Territory;QLD=Queensland;SA=South Australia;' +
    'TAS=Tasmania;VIC=Victoria;WA=Western Australia',
  DE:
    'BW=Baden-Württemberg|Baden-Wuerttemberg;BY=Bayern|Bavaria|Bavière;BE=Berlin;BB=Brandenburg;HB=Bremen;' +
    'HH=Hamburg;HE=Hessen|Hesse;MV=Mecklenburg-Vorpommern|Mecklenburg-Western Pomerania;' +
    'NI=Niedersachsen|Lower Saxony;NW=Nordrhein-Westfalen|North Rhine-Westphalia|NRW;' +
    'RP=Rheinland-Pfalz|Rhineland-Palatinate;SL=Saarland;SN=Sachsen|Saxony;ST=Sachsen-Anhalt|Saxony-Anhalt;' +
    'SH=Schleswig-Holstein;TH=Thüringen|Thuringia|Thueringen',
  FR:
    'ARA=Auvergne-Rhône-Alpes;BFC=Bourgogne-Franche-Comté;BRE=Bretagne|Brittany;CVL=Centre-Val de Loire;' +
    'COR=Corse|Corsica;GES=Grand Est;HDF=Hauts-de-France;IDF=Île-de-France|Ile de France|Paris Region;' +
    'NOR=Normandie|Normandy;NAQ=Nouvelle-Aquitaine;OCC=Occitanie|Occitania;PDL=Pays de la Loire;' +
    "PAC=Provence-Alpes-Côte d'Azur|PACA",
  NL:
    'DR=Drenthe;FL=Flevoland;FR=Friesland|Fryslân;GE=Gelderland;GR=Groningen;LI=Limburg;' +
    'NB=Noord-Brabant|North Brabant;NH=Noord-Holland|North Holland;OV=Overijssel;UT=Utrecht;ZE=Zeeland;' +
    'ZH=Zuid-Holland|South Holland',
  SE:
    'AB=Stockholm|Stockholms län|Stockholm County;AC=Västerbotten|Västerbottens län;BD=Norrbotten|Norrbottens län;' +
    'C=Uppsala|Uppsala län|Uppsala County;D=Södermanland|Södermanlands län;E=Östergötland|Östergötlands län;' +
    'F=Jönköping|Jönköpings län;G=Kronoberg|Kronobergs län;H=Kalmar|Kalmar län;I=Gotland|Gotlands län;' +
    'K=Blekinge|Blekinge län;M=Skåne|Skåne län|Skåne County;N=Halland|Hallands län;' +
    'O=Västra Götaland|Västra Götalands län|Västra Götaland County;S=Värmland|Värmlands län;' +
    'T=Örebro|Örebro län;U=Västmanland|Västmanlands län;W=Dalarna|Dalarnas län;X=Gävleborg|Gävleborgs län;' +
    'Y=Västernorrland|Västernorrlands län;Z=Jämtland|Jämtlands län',
};

interface StateTable {
  codes: Set<string>;
  names: Map<string, string>;
}

function readTable(entries: string): StateTable {
  const table: StateTable = { codes: new Set(), names: new Map() };
  for (const entry of entries.split(';')) {
    const [code = '', spellings = ''] = entry.split('=');
    table.codes.add(code);
    for (const spelling of spellings.split('|')) table.names.set(foldName(spelling), code);
  }
  return table;
}

const tables = new Map<string, StateTable>(
  Object.entries(STATES).map(([country, entries]) => [country, readTable(entries)]),
);

/** The countries whose states have codes here. */
export const STATE_COUNTRIES: readonly string[] = [...tables.keys()];

/** Whether the text is, letter for letter (any case), a state code of the country. */
export function isStateCode(text: string, country: string): boolean {
  return tables.get(country)?.codes.has(text.trim().toUpperCase()) ?? false;
}

/** The state's code by its name in the country; undefined when it has none of that name. */
export function findStateByName(text: string, country: string): string | undefined {
  return tables.get(country)?.names.get(foldName(text));
}

/** The state's code by code or name: ("tx", US) → TX, ("Bavaria", DE) → BY. */
export function findState(text: string, country: string): string | undefined {
  if (isStateCode(text, country)) return text.trim().toUpperCase();
  return findStateByName(text, country);
}
