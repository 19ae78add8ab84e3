import { fold, STATES } from '@firsthand/contracts';

/**
 * What states and provinces are called beside their names in English: at home, in the other five languages, and short.
 * By country, `CODE=name|other name;…`. Codes themselves are not among them.
 */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  US:
    'CA=Cali|Calif|Californie|Kalifornien|Californië|State of California;NY=New York State|NY State|NYS|Upstate New York|State of New York;' +
    'WA=Washington State|WA State|State of Washington;TX=Tejas|State of Texas;FL=Floride|Fla|State of Florida;' +
    'PA=Penn|Penna|Pennsylvanie|Pennsylvanien;MA=Mass|Massachusets;CT=Conn;IL=Ill;MI=Mich;MN=Minn;TN=Tenn;' +
    'WI=Wisc;WV=W Virginia|West Va;VA=Va;NC=N Carolina|North Carolina State|Caroline du Nord|Nordkarolina|Carolina del Norte;' +
    'SC=S Carolina|Caroline du Sud|Südkarolina|Carolina del Sur;GA=Georgia USA|Georgia US|State of Georgia|Géorgie États-Unis;' +
    'DC=Washington District of Columbia;NM=Nuevo México|Nouveau-Mexique;NJ=N J|Jersey US|Nueva Jersey;NH=N H;' +
    'ND=N Dakota|Dakota du Nord;SD=S Dakota|Dakota du Sud;HI=Hawai|Hawaii USA|Hawaï;LA=Louisiane|Luisiana;AK=Alaska USA;' +
    'CO=Colo;OR=Ore|Oregon State;AZ=Ariz;OK=Okla;IN=Ind;MO=Missouri State;RI=R I|Rhode Isl;PR=P R|Porto Rico',
  CA:
    'QC=Québec|Quebec Province|Province de Québec|Province of Quebec|PQ;BC=B C|Brit Columbia|Colombie-Britannique|Britisch-Kolumbien|Columbia Británica;' +
    'ON=Ont|Ontario Canada|Province of Ontario;AB=Alta|Alberta Canada;NS=Nova Scotia Canada|Nouvelle-Écosse|Neuschottland|Nueva Escocia;' +
    'NB=Nouveau-Brunswick|Neubraunschweig;NL=Newfoundland|Newfoundland & Labrador|Terre-Neuve|Terre-Neuve-et-Labrador|Neufundland;' +
    'PE=PEI|P E I|Île-du-Prince-Édouard;MB=Man Canada|Manitoba Canada;SK=Sask;YT=Yukon Territory;NT=NWT|Territoires du Nord-Ouest;NU=Nunavut Territory',
  AU:
    'NSW=N S W|New South Wales Australia|Neusüdwales|Nouvelle-Galles du Sud|Nueva Gales del Sur;VIC=Vic|Victoria Australia|State of Victoria;' +
    'QLD=Qld|Queensland Australia;SA=South Aus|Südaustralien;WA=West Aus|Western Aus|Westaustralien;TAS=Tas|Tassie|Tasmanien;' +
    'ACT=A C T|Canberra Region;NT=N T Australia|Top End',
  DE:
    'BY=Bayern|Bavière|Beieren|Baviera|Freistaat Bayern;BW=Baden-Wuerttemberg|Bade-Wurtemberg|BaWü|Bawue|Württemberg|Baden Wurttemberg;' +
    'HE=Hessen|Hesse;NI=Niedersachsen|Basse-Saxe|Nedersaksen|Baja Sajonia;' +
    'NW=Nordrhein-Westfalen|NRW|Rhénanie-du-Nord-Westphalie|Noordrijn-Westfalen|Renania del Norte-Westfalia|Nordrhein Westfalen;' +
    'RP=Rheinland-Pfalz|RLP|Rhénanie-Palatinat|Renania-Palatinado|Pfalz|Palatinate;SL=Sarre|Sarre Allemagne|Sarland;' +
    'SN=Sachsen|Saxe|Saksen|Sajonia|Freistaat Sachsen;ST=Sachsen-Anhalt|Saxe-Anhalt|Sajonia-Anhalt;SH=Schleswig Holstein;' +
    'TH=Thüringen|Thueringen|Thuringe|Turingia;BB=Brandenbourg|Brandeburgo|Land Brandenburg;' +
    'MV=Mecklenburg-Vorpommern|Meck-Pomm|Mecklenburg|Mecklembourg|Vorpommern;BE=Land Berlin|Berlin State;HH=Land Hamburg;HB=Land Bremen',
  FR:
    'ARA=Auvergne|Auvergne Rhône Alpes|AURA;BFC=Bourgogne Franche Comté|Franche-Comté;BRE=Bretagne|Bretaña|Breizh;CVL=Centre Val de Loire;' +
    'COR=Corse|Korsika|Córcega;GES=Région Grand Est|Champagne-Ardenne;HDF=Hauts de France|Picardie;NOR=Normandie|Normandía|Haute-Normandie|Basse-Normandie;' +
    'NAQ=Aquitaine|Nouvelle Aquitaine|Poitou-Charentes|Limousin;OCC=Occitania|Midi-Pyrénées|Languedoc-Roussillon;PDL=Pays de Loire;' +
    "PAC=PACA|Provence|Région PACA|Région Sud|Provence Alpes Côte d'Azur",
  NL:
    'FR=Fryslân|Frise|Frisia|Friesland Nederland;NB=Noord-Brabant|Brabant|Brabant-Septentrional|Nordbrabant;NH=Noord-Holland|Nordholland|Hollande-Septentrionale;' +
    'ZH=Zuid-Holland|Südholland|Hollande-Méridionale;ZE=Zeeland Nederland|Seeland;LI=Limburg Nederland|Limburg NL|Limbourg;GE=Gueldre|Geldern Niederlande|Provincie Gelderland;' +
    'UT=Provincie Utrecht;GR=Provincie Groningen;OV=Overijsel;DR=Drente',
  SE:
    'AB=Stockholms län|Region Stockholm;AC=Västerbottens län;BD=Norrbottens län;C=Uppsala län;D=Södermanlands län|Sörmland;' +
    'E=Östergötlands län;F=Jönköpings län;G=Kronobergs län;H=Kalmar län;I=Gotlands län;K=Blekinge län;M=Skåne län|Skane|Scania|Schonen|Escania;' +
    'N=Hallands län;O=Västra Götalands län|Västra Götalandsregionen|VGR|Västsverige|Vastra Gotaland County;S=Värmlands län;T=Örebro län;U=Västmanlands län;W=Dalarnas län|Dalarna län;' +
    'X=Gävleborgs län;Y=Västernorrlands län;Z=Jämtlands län',
  GB: 'ENG=England',
};

/** They are areas, as most postings there do not say them. */
const NOT_STATES = new Set(['GB SCT', 'GB WLS', 'GB NIR', 'FR IDF']);

/** A state or province that has a code. */
export interface NamedRegion {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Code of ISO 3166-2. */
  code: string;
  /** In English. */
  name: string;
}

const regionsOf = readNames();

/** The states and provinces of a folded name: `'bayern'` → BY of DE. */
export function listRegionsOfName(folded: string): readonly NamedRegion[] {
  return regionsOf.get(folded) ?? [];
}

function readNames(): Map<string, NamedRegion[]> {
  const named = new Map<string, NamedRegion[]>();
  const add = (name: string, region: NamedRegion) => {
    const key = fold(name);
    const known = named.get(key) ?? [];
    if (!known.includes(region)) named.set(key, [...known, region]);
  };
  for (const region of STATES) {
    if (NOT_STATES.has(`${region.country} ${region.code}`)) continue;
    add(region.name, region);
    const entries = OTHER_NAMES[region.country]?.split(';') ?? [];
    const others = entries.find((entry) => entry.startsWith(`${region.code}=`)) ?? '';
    for (const name of others.slice(region.code.length + 1).split('|')) if (name !== '') add(name, region);
  }
  return named;
}
