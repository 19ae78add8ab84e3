/** Codes of countries in telephone numbers, of those whose towns share names with others'. */
const CODES =
  '1=US CA PR;20=EG;27=ZA;30=GR;31=NL;32=BE;33=FR;34=ES;351=PT;353=IE;36=HU;39=IT;40=RO;41=CH;420=CZ;43=AT;44=GB;45=DK;' +
  '46=SE;47=NO;48=PL;49=DE;51=PE;52=MX;54=AR;55=BR;56=CL;57=CO;58=VE;506=CR;60=MY;61=AU;62=ID;63=PH;64=NZ;65=SG;66=TH;' +
  '7=RU;81=JP;82=KR;84=VN;86=CN;852=HK;90=TR;91=IN;92=PK;94=LK;971=AE;972=IL';

const countriesByCode = new Map(
  CODES.split(';').map((entry): [string, string[]] => {
    const [code = '', countries = ''] = entry.split('=');
    return [code, countries.split(' ')];
  }),
);

/** Characters of a description in which numbers are looked for. */
const TEXT_LIMIT = 200_000;
const NUMBER = /(?<![\d+])\+(\d{1,3})[\s().-]{1,3}\(?\d{1,5}[\s().-]{0,3}\d{2,}/g;

/** The countries whose telephone numbers stand in a text: "+44 20 7946 0000" → GB. Null when none does. */
export function countriesOfPhones(text: string): ReadonlySet<string> | null {
  const found = [...text.slice(0, TEXT_LIMIT).matchAll(NUMBER)].flatMap(
    ([, code = '']) => countriesByCode.get(code) ?? [],
  );
  return found.length === 0 ? null : new Set(found);
}
