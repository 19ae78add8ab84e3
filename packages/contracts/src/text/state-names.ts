/** Names of the states of the eight countries that the filter offers, by the codes of ISO 3166-2. */
const NAMES: Readonly<Record<string, string>> = {
  US:
    'AL=Alabama;AK=Alaska;AZ=Arizona;AR=Arkansas;CA=California;CO=Colorado;CT=Connecticut;DE=Delaware;' +
    'DC=District of Columbia;FL=Florida;GA=Georgia;HI=Hawaii;ID=Idaho;IL=Illinois;IN=Indiana;IA=Iowa;KS=Kansas;' +
    'KY=Kentucky;LA=Louisiana;ME=Maine;MD=Maryland;MA=Massachusetts;MI=Michigan;MN=Minnesota;MS=Mississippi;' +
    'MO=Missouri;MT=Montana;NE=Nebraska;NV=Nevada;NH=New Hampshire;NJ=New Jersey;NM=New Mexico;NY=New York;' +
    'NC=North Carolina;ND=North Dakota;OH=Ohio;OK=Oklahoma;OR=Oregon;PA=Pennsylvania;RI=Rhode Island;' +
    'SC=South Carolina;SD=South Dakota;TN=Tennessee;TX=Texas;UT=Utah;VT=Vermont;VA=Virginia;WA=Washington;' +
    'WV=West Virginia;WI=Wisconsin;WY=Wyoming;PR=Puerto Rico;GU=Guam;VI=Virgin Islands;AS=American Samoa;' +
    'MP=Northern Mariana Islands',
  CA:
    'AB=Alberta;BC=British Columbia;MB=Manitoba;NB=New Brunswick;NL=Newfoundland and Labrador;NS=Nova Scotia;' +
    'NT=Northwest Territories;NU=Nunavut;ON=Ontario;PE=Prince Edward Island;QC=Quebec;SK=Saskatchewan;YT=Yukon',
  GB: 'ENG=England;SCT=Scotland;WLS=Wales;NIR=Northern Ireland',
  AU:
    'ACT=Australian Capital Territory;NSW=New South Wales;NT=Northern Territory;QLD=Queensland;' +
    'SA=South Australia;TAS=Tasmania;VIC=Victoria;WA=Western Australia',
  DE:
    'BW=Baden-Württemberg;BY=Bavaria;BE=Berlin;BB=Brandenburg;HB=Bremen;HH=Hamburg;HE=Hesse;' +
    'MV=Mecklenburg-Western Pomerania;NI=Lower Saxony;NW=North Rhine-Westphalia;RP=Rhineland-Palatinate;' +
    'SL=Saarland;SN=Saxony;ST=Saxony-Anhalt;SH=Schleswig-Holstein;TH=Thuringia',
  FR:
    'ARA=Auvergne-Rhône-Alpes;BFC=Bourgogne-Franche-Comté;BRE=Brittany;CVL=Centre-Val de Loire;COR=Corsica;' +
    'GES=Grand Est;HDF=Hauts-de-France;IDF=Île-de-France;NOR=Normandy;NAQ=Nouvelle-Aquitaine;OCC=Occitanie;' +
    "PDL=Pays de la Loire;PAC=Provence-Alpes-Côte d'Azur",
  NL:
    'DR=Drenthe;FL=Flevoland;FR=Friesland;GE=Gelderland;GR=Groningen;LI=Limburg;NB=North Brabant;' +
    'NH=North Holland;OV=Overijssel;UT=Utrecht;ZE=Zeeland;ZH=South Holland',
  SE:
    'AB=Stockholm County;AC=Västerbotten;BD=Norrbotten;C=Uppsala County;D=Södermanland;E=Östergötland;' +
    'F=Jönköping County;G=Kronoberg;H=Kalmar County;I=Gotland;K=Blekinge;M=Skåne;N=Halland;O=Västra Götaland;' +
    'S=Värmland;T=Örebro County;U=Västmanland;W=Dalarna;X=Gävleborg;Y=Västernorrland;Z=Jämtland',
};

/** Every state with a code of its own: of which country, its code, its name in English. */
export const STATES: readonly { country: string; code: string; name: string }[] = Object.entries(
  NAMES,
).flatMap(([country, entries]) =>
  entries.split(';').map((entry) => {
    const [code = '', name = ''] = entry.split('=');
    return { country, code, name };
  }),
);

const nameByCode = new Map(STATES.map(({ country, code, name }) => [`${country} ${code}`, name]));

/** `('TX', 'US')` → "Texas"; a state without a code is its own name. */
export function toStateName(state: string, country: string | null): string {
  return nameByCode.get(`${country ?? ''} ${state.toUpperCase()}`) ?? state;
}
