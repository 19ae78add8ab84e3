import { fold } from './clean-text.ts';
import { TITLE_ENDING, TITLE_WORDS, WEAK_TITLE_WORDS } from './title-words.ts';

/** Words that only colour a title; alone they make none. */
const TITLE_COLOUR = new Set(
  'senior junior jr sr staff graduate global regional deputy vice assistant acting interim freelance'.split(
    ' ',
  ),
);

const COMPANY_FORM =
  /(?:^|[\s,(])(?:inc|incorporated|llc|l\.l\.c|llp|lp|ltd|limited|plc|corp|corporation|co|company|gmbh(?: & co\.? kg)?|ag|kg|kgaa|ohg|ug|e\.? ?v|se|sa|s\.a|sas|s\.a\.s|sarl|s\.a\.r\.l|sl|s\.l|slu|s\.a\. de c\.v|spa|s\.p\.a|srl|s\.r\.l|bv|b\.v|nv|n\.v|ab|a\/s|as|oy|lda|ltda|pty|pvt|holding|holdings|kft|aps|asa|oyj|s\.r\.o|a\.s|d\.o\.o|sp\. z o\.o)\.?(?=$|[\s,)])/;

const LEGAL_ENDING = new RegExp(`${COMPANY_FORM.source.replace('(?=$|[\\s,)])', '')}$`);

const COMPANY_WORDS = new Set(
  (
    'university college school institute institut academy hospital clinic klinik klinikum bank group gruppe groupe grupo gruppo solutions systems software technologies tech labs lab laboratories laboratory studio studios agency agentur agence agencia agenzia consulting partners associates ventures capital industries enterprises services logistics foods media health healthcare care medical pharma motors airlines insurance ' +
    'hotel restaurant cafe bakery market store stores shop supermarket warehouse foundation stiftung fondation fundacion association society council ministry department government stadt city county district church museum library theatre theater center centre centro zentrum organization organisation network networks digital interactive analytics robotics energy electric supply payments freight distribution hardware conglomerated ' +
    'universitat hochschule fachhochschule schule gymnasium universite ecole lycee hopital banque universidad colegio escuela hospitalario ayuntamiento banco universita scuola ospedale comune banca universidade prefeitura universiteit hogeschool ziekenhuis gemeente universitetet hogskola sjukhus kommun skola werke werk verlag bau handel versicherung versicherungen maschinenbau autohaus backerei apotheke kanzlei'
  ).split(' '),
);

const COMPANY_ENDING =
  /(?:werke?|bank|bau|haus|verlag|klinik|klinikum|versicherung|technik|soft|tech|ware|labs|corp|group|hotel|markt|handel|universitat|hochschule|ab)$/;

function toWords(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .flatMap((word) => [word, ...(word.includes('-') ? word.split('-') : [])])
    .filter((word) => word !== '');
}

const WEAK = 1.2;

/** How much the words of a phrase speak for a job title; 0 when nothing does. */
export function scoreTitle(text: string): number {
  // German job advertisements' `(m/w/d)` and French `(H/F)` stand only behind titles.
  let score = /\((?:m\/w\/d|w\/m\/d|h\/f|f\/h|m\/f)\)|[a-zäöü]:in\b/i.test(text) ? 2 : 0;
  const words = toWords(text);
  const isFirm = namesFirm(words);
  words.forEach((word, index) => {
    if (isFirm && index === words.length - 1) return;
    const singular = word.replace(/s$/, '');
    if (TITLE_WORDS.has(word) || TITLE_WORDS.has(singular) || TITLE_ENDING.test(word))
      score += index === words.length - 1 ? 2.2 : 2;
    else if (WEAK_TITLE_WORDS.has(word) || WEAK_TITLE_WORDS.has(singular)) score += WEAK;
    else if (TITLE_COLOUR.has(word)) score += 1;
  });
  return Math.min(score, 5);
}

/** `Halden Consulting Engineers`: who is named in the plural is a firm, behind a name. */
function namesFirm(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  const singular = last.replace(/s$/, '');
  const isPlural =
    last !== singular && last.length > 5 && !TITLE_WORDS.has(last) && TITLE_WORDS.has(singular);
  return isPlural && words.length >= 2 && !/^(?:of|for|to|and|the)$/.test(words.at(-2) ?? '');
}

export function hasLegalForm(text: string): boolean {
  return LEGAL_ENDING.test(fold(text));
}

/** How much they speak for the name of an employer. */
export function scoreCompany(text: string): number {
  const folded = fold(text);
  const words = toWords(text);
  let score = (COMPANY_FORM.test(folded) ? 3 : 0) + (namesFirm(words) ? 1.5 : 0);
  for (const word of words) {
    if (COMPANY_WORDS.has(word)) score += 1.5;
    else if (word.length > 5 && COMPANY_ENDING.test(word)) score += 1;
  }
  return Math.min(score, 5);
}
