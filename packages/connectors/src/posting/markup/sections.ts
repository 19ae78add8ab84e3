import { stripAccents } from '@firsthand/contracts';
import { isElement, textOf, type MarkupNode } from './tree.ts';

export type SectionKind = 'requirements' | 'benefits';

/** Lower case, accents and end punctuation off: "What you’ll bring:" → "what you'll bring". */
function foldHeading(text: string): string {
  return stripAccents(text)
    .replace(/[’‘`´]/g, "'")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'&/ -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const BENEFITS = [
  /\b(?:benefits|perks)\b/,
  /\bwhat (?:we|you can) (?:offer|expect from us)|^we offer\b|^our offer|what you(?:'ll| will)? (?:get|receive)|what's in it for you|why (?:you'll love|join|work (?:with|at|for))|you (?:will|'ll) (?:receive|enjoy)\b|^as a member of .{1,60}you/,
  /\bwir bieten|bieten wir|unser angebot|wir dir bieten|wir ihnen bieten|deine vorteile|ihre vorteile|das erwartet dich bei uns/,
  /\bavantages\b|nous (?:vous )?(?:offrons|proposons)|ce que nous (?:vous )?(?:offrons|proposons)/,
  /\bbeneficios\b|\bofrecemos\b|que ofrecemos/,
  /\bwij bieden|bieden wij|wat bieden we|arbeidsvoorwaarden|wat krijg je/,
  /\bvi erbjuder|erbjuder vi|formaner\b/,
];

const REQUIREMENTS = [
  /\brequirements?\b|\bqualifications?\b|\bprerequisites?\b|\bmust[- ]haves?\b|\bnice[- ]to[- ]haves?\b|\beligibility\b/,
  /\bwhat (?:you(?:'ll| will)? (?:bring|need|have)|we(?:'re| are)? (?:look|need|want|require|seek))|^who you are|^about you$|^you (?:have|bring|are)\b|^your (?:profile|skills|background|experience)|you(?: may|'ll| will| might| just might)? (?:be|are) (?:a )?(?:good|great)|at a minimum|^who we(?:'re| are) looking for|^who are you|^(?:the )?ideal candidate|^if you$/,
  /\b(?:skills|experience|education)\b.{0,40}\b(?:skills|experience|education|abilities|required)\b|^(?:required |key |technical )?skills$|^(?:required |relevant )?experience$|^education$|^competencies$|^baseline$|^extra credit$|^required$|^preferred$|stand out from the crowd/,
  /\banforderungen\b|\b(?:ihr|dein|euer) profil\b|bringst du mit|bringen sie mit|du mitbringst|sie mitbringen|\bqualifikation(?:en)?\b|voraussetzungen|wen wir suchen|^profil$|das zeichnet dich aus/,
  /\bprofil recherche\b|\b(?:votre|ton|le) profil\b|\bcompetences\b|\bexigences\b|\bpre-?requis\b|ce que nous recherchons|^profil\b/,
  /\brequisitos\b|\b(?:tu |el |su )?perfil\b|\b(?:que|lo que) buscamos\b|\bcualificaciones\b|que necesitas/,
  /\bfunctie-?eisen\b|\bjouw profiel\b|wie ben jij|wat (?:vragen|breng|neem)|dit (?:breng|heb) j/,
  /\bkvalifikationer\b|\bdin profil\b|vi soker dig|^krav\b|meriterande|vem ar du|om dig$/,
];

/** Which of the two sections a heading opens; null for any other. Benefits are asked first: "Benefits eligibility". */
export function toSectionKind(heading: string): SectionKind | null {
  const folded = foldHeading(heading.slice(0, 200));
  if (folded === '') return null;
  if (BENEFITS.some((pattern) => pattern.test(folded))) return 'benefits';
  return REQUIREMENTS.some((pattern) => pattern.test(folded)) ? 'requirements' : null;
}

/** What employers say for lawyers at the end, often without a heading of its own. */
const STATEMENT =
  /\b(?:equal[- ](?:employment[- ])?opportunit|eeo\b|affirmative action|without regard to|regardless of (?:race|age|gender|sex|colou?r)|(?:not|never) (?:unlawfully )?discriminat|discriminat\w* (?:on|based|against)|reasonable (?:accommodation|adjustment)|e-?verify|protected (?:veteran|class|characteristic)|criminal histor|unabhangig von|chancengleichheit|schwerbehindert|en situation de handicap|egalite des chances|igualdad de oportunidades|ongeacht|gelijke kansen|oavsett (?:kon|alder|etnisk)|lika mojligheter)/;

function isStatement(node: MarkupNode): boolean {
  return isElement(node) && node.name === 'p' && STATEMENT.test(foldHeading(textOf(node.children)));
}

const HEADING_MAX_LENGTH = 90;

/** The text of a node that works as a heading: h3, h4, a paragraph all in bold, or a short one that ends with a colon. */
function findHeading(node: MarkupNode): string | null {
  if (!isElement(node)) return null;
  if (node.name === 'h3' || node.name === 'h4') return textOf(node.children);
  if (node.name !== 'p') return null;
  const text = textOf(node.children);
  if (text.length > HEADING_MAX_LENGTH) return null;
  const isBold = node.children.every((child) =>
    isElement(child) ? isStrong(child) || textOf([child]) === '' : /^[\s:.…-]*$/u.test(child),
  );
  return isBold || (text.endsWith(':') && text.length <= 60) ? text : null;
}

function isStrong(node: MarkupNode): boolean {
  if (!isElement(node)) return false;
  if (node.name === 'strong') return true;
  return ['u', 'em'].includes(node.name) && node.children.length > 0 && node.children.every(isStrong);
}

/**
 * The parts of a tidied description headed as requirements and as benefits, each from its heading to the next one or to the
 * statement of equal opportunity. * Several parts of a kind ("Minimum qualifications", "Preferred qualifications") are given one after the other.
 */
export function findSections(nodes: readonly MarkupNode[]): Record<SectionKind, MarkupNode[]> {
  const sections: Record<SectionKind, MarkupNode[]> = { requirements: [], benefits: [] };
  let kind: SectionKind | null = null;
  let heading: MarkupNode | null = null;
  for (const node of nodes) {
    const text = findHeading(node);
    if (text !== null) {
      kind = toSectionKind(text);
      heading = node;
    } else if (isStatement(node)) {
      kind = null;
    } else if (kind !== null) {
      // A heading goes in with the first thing below it, so that one without content is left out.
      if (heading !== null) sections[kind].push(heading);
      heading = null;
      sections[kind].push(node);
    }
  }
  return sections;
}
