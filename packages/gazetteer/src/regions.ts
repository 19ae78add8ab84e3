import { STATES, findStateCode, fold } from '@firsthand/contracts';

/** Their addresses are written as those of states, and GeoNames has them as countries of their own. */
const TERRITORIES = new Set(['PR', 'GU', 'VI', 'AS', 'MP']);

/** GeoNames' numbers of regions, where they are not the codes of ISO 3166-2. */
const GEONAMES_REGIONS: Readonly<Record<string, string>> = {
  CA: '01=AB 02=BC 03=MB 04=NB 05=NL 07=NS 08=ON 09=PE 10=QC 11=SK 12=YT 13=NT 14=NU',
  AU: '01=ACT 02=NSW 03=NT 04=QLD 05=SA 06=TAS 07=VIC 08=WA',
  DE: '01=BW 02=BY 03=HB 04=HH 05=HE 06=NI 07=NW 08=RP 09=SL 10=SH 11=BB 12=MV 13=SN 14=ST 15=TH 16=BE',
  FR: '11=IDF 24=CVL 27=BFC 28=NOR 32=HDF 44=GES 52=PDL 53=BRE 75=NAQ 76=OCC 84=ARA 93=PAC 94=COR',
  NL: '01=DR 02=FR 03=GE 04=GR 05=LI 06=NB 07=NH 09=UT 10=ZE 11=ZH 15=OV 16=FL',
  SE:
    '02=K 03=X 05=I 06=N 07=Z 08=F 09=H 10=W 12=G 14=BD 15=T 16=E 18=D 21=C 22=S 23=AC 24=Y 25=U 26=AB ' +
    '27=M 28=O',
};

/** What regions are called at home, where it is not only an accent that differs. */
const HOME_NAMES: Readonly<Record<string, string>> = {
  DE:
    'bayern=BY hessen=HE mecklenburg vorpommern=MV niedersachsen=NI nordrhein westfalen=NW rheinland pfalz=RP ' +
    'sachsen=SN sachsen anhalt=ST thuringen=TH',
  FR: 'bretagne=BRE corse=COR normandie=NOR',
  NL: 'fryslan=FR noord brabant=NB noord holland=NH zuid holland=ZH',
};

/** "01=AB 02=BC" → of each name its code. */
function readCodes(table: Readonly<Record<string, string>>): Map<string, string> {
  const codes = new Map<string, string>();
  for (const [country, entries] of Object.entries(table))
    for (const [, name, code] of entries.matchAll(/([^=]+)=([A-Z]+) ?/gy))
      codes.set(`${country} ${name ?? ''}`, code ?? '');
  return codes;
}

const codesOfGeoNames = readCodes(GEONAMES_REGIONS);
const codesOfHomeNames = readCodes(HOME_NAMES);
const codesOfStates = new Set(STATES.map(({ country, code }) => `${country} ${code}`));

export interface Area {
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** Code of ISO 3166-2; null where none is known. */
  region: string | null;
}

/** Puerto Rico → that of the United States. */
function settle(country: string, region: string | null): Area {
  return TERRITORIES.has(country) ? { country: 'US', region: country } : { country, region };
}

/** GeoNames' country and first division: `('CA', '08')` → Ontario. */
export function fromGeoNames(country: string, division: string): Area {
  const code = codesOfGeoNames.get(`${country} ${division}`) ?? division;
  return settle(country, codesOfStates.has(`${country} ${code}`) ? code : null);
}

/** A country and a region as somebody writes it, code or name: `('de', 'Bayern')` → BY. An unknown region is null. */
export function toArea(country: string, region: string | null | undefined): Area {
  const code = country.trim().toUpperCase();
  const text = region?.trim() ?? '';
  if (text === '') return settle(code, null);
  const upper = text.toUpperCase();
  if (codesOfStates.has(`${code} ${upper}`)) return settle(code, upper);
  return settle(code, findStateCode(text, code) ?? codesOfHomeNames.get(`${code} ${fold(text)}`) ?? null);
}
