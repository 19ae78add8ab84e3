import type { EmploymentType } from '@firsthand/contracts';
import { toEmploymentType } from './employment-type.ts';
import { EMPLOYMENT_WORDS } from './job-traits.ts';

/** How an employer begins who looks for somebody, or tells the contract, in the languages where that names the hours. */
const OFFERS = new RegExp(
  '(?<!\\p{L})(?:' +
    [
      'wir suchen|suchen wir|sucht|gesucht|zu besetzen|(?:diese|die) (?:stelle|position) ist|wir bieten(?: ihnen| dir)?:? (?:eine?n? )?(?:un)?befristete',
      'nous (?:recherchons|recrutons)|recherche|recrute|poste à pourvoir|contrat proposé|nous (?:vous )?(?:proposons|offrons) un (?:contrat|cdi|cdd)',
      'buscamos|se busca|se ofrece|ofrecemos|contratamos|incorporamos',
      'cerchiamo|siamo alla ricerca|offriamo|si offre|ricerchiamo|ricerca|assumiamo',
      'je werkt|wij zoeken|we zoeken|zoeken wij|gezocht|wij bieden|we bieden',
      'procuramos|contratamos|oferecemos|buscamos|vaga',
      'vi söker|anställningen är|tjänsten är|søger',
    ].join('|') +
    ')(?!\\p{L})',
  'iu',
);
const WORDS = new RegExp(`(?<![\\p{L}\\d-])(?:${EMPLOYMENT_WORDS})(?![\\p{L}\\d])`, 'giu');
/** Somebody else's employment, possibilities, and what is counted by hours. */
const OTHER =
  /(?<!\p{L})(?:\p{L}*mitarbeite\p{L}*|kolleg\p{L}*|erfahrung\p{L}*|\p{L}*basis|möglich\p{L}*|auch|oder|bzw|gerne?|später\p{L}*|modell?e?|collaborat\p{L}*|salariés|expérience|possib\p{L}*|évolution|ou|souhaitée?|emplead[oa]s|experiencia|posib\p{L}*|dipendenti|esperienza|collega\p{L}*|medewerkers|ervaring|mogelijk\p{L}*|of|funcionários|experiência|colaboradores|eller|möjlig\p{L}*|o|nach)(?!\p{L})/iu;
/** Words of the trade or of a path behind the job. */
const PAPERS =
  /^(?:stage|contract(?:ed)?|contractor|temporal|prácticas|freelance|ausbildung|alternance|volunteer)$/iu;

/**
 * The kind of employment for which a sentence seeks somebody or offers a contract: "Wir suchen einen Koch in Vollzeit",
 * "Ofrecemos contrato indefinido y jornada completa". Null where it leaves a choice or is about others.
 */
export function readOfferedEmployment(sentence: string): EmploymentType | null {
  if (!OFFERS.test(sentence) || OTHER.test(sentence)) return null;
  const words = (sentence.match(WORDS) ?? []).filter((word) => !PAPERS.test(word));
  return words.length === 0 ? null : toEmploymentType(words.join(', '));
}
