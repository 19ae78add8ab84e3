import { fold } from '../words/clean-text.ts';

/** What people state beside their address and what is none: when and where they were born, of which state they are, how old the document is. */
const FACTS =
  /\b(?:(?:date|place|year) (?:and place )?of birth|birth ?(?:date|day|place)|born|d\.?o\.?b\b|age[sd]?\s*:|(?:last |resume )?(?:updated?|revised)|as of|nationality|citizenship|citizen of|marital status|passport|work (?:permit|authori[sz]ation)|geburts\p{L}*|geboren|geb\.|staatsangehorigkeit|staatsburgerschaft|nationalitat|familienstand|stand\s*:|aktualisiert|nee? (?:le|en|a)\b|ne\(e\)|(?:date|lieu) (?:et lieu )?de naissance|nationalite|mis(?:e)? a jour|situation (?:de famille|familiale)|(?:fecha|lugar)(?: y lugar)? de nacimiento|f\. ?nac|nacid[oa]|nacionalidad|estado civil|actualizad[oa]|(?:data|luogo)(?: e luogo)? di nascita|nat[oa] (?:il|a|nel)\b|nazionalita|cittadinanza|stato civile|aggiornat[oa]|(?:data|local) de nascimento|nascid[oa]|nascimento|nacionalidade|naturalidade|atualizad[oa]|geboorte\p{L}*|nationaliteit|burgerlijke staat|bijgewerkt|fodd|fodelse\p{L}*|medborgarskap|civilstand|uppdaterad)/u;

/** `'Leeds, UK | Born: March 3, 1990'` → `'Leeds, UK | '`: what stands before such a fact. */
export function cutOtherFacts(text: string): string {
  const at = FACTS.exec(foldInPlace(text))?.index;
  return at === undefined ? text : text.slice(0, at);
}

/** Every character in its place. */
function foldInPlace(text: string): string {
  return Array.from(text, (character) => {
    const folded = fold(character);
    return folded.length === character.length ? folded : (folded[0] ?? ' ').padEnd(character.length);
  }).join('');
}
