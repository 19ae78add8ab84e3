import type { Claim, VisaStance } from '@firsthand/contracts';
import { toEvidence } from './evidence.ts';
import type { Passage } from './passages.ts';

/** Without one of these words a sentence says nothing of visas. */
const ABOUT =
  /visa|sponsor|h-?1-?b|work (?:permit|authori[sz]ation)|arbeitserlaubnis|aufenthalts|permis de travail|permiso de trabajo/i;
/** Sponsors of other things. */
const OTHER =
  /\b(?:executive|clinical|trial|study|studies|project|program(?:me)?|event|brand|team|sports?|athlete|marketing|partner\w*|donor|funding|equity|private|financial|plan|401\w*|benefits?|insurance|gift|podcast|content|campaign\w*|deals?|activation\w*)[- ]+sponsor|sponsor(?:ed|s|ship)? (?:events?|teams?|athletes?|benefits?|research|stud(?:y|ies)|projects?|content|agreements?|sales|deals?|packages?|activations?|by|plans?|health|insurance|programs?|training|life|retirement|holidays?)\b|company[- ]sponsored|employer[- ]sponsored|visa (?:card|inc)\b|\bvisa,? (?:mastercard|amex)|mastercard/i;
/** What is asked of the person, and what is left open. */
const OPEN =
  /\?|\b(?:may be (?:available|considered|possible|offered|provided)|case[- ]by[- ]case|will you|do you (?:now|require)|depend(?:s|ing)|in some cases|certain (?:cases|roles|circumstances)|for every|for all roles|limited)\b/i;

const SPONSOR =
  '(?:visa |work |immigration |employment |h-?1-?b |permit |green card )*sponsor(?:ship|ing|ed|s)?';
const PERMIT = `(?:${SPONSOR}|(?:work |employment |h-?1-?b )?visas?(?: support| assistance| transfers?)?|work permits?|immigration support)`;
const NEGATION =
  "(?:not|no|never|cannot|unable|can['’]t|won['’]t|don['’]t|doesn['’]t|isn['’]t|aren['’]t|neither|nor|without|unavailable|ineligible)";

const REFUSES = [
  // "We are unable to offer visa sponsorship at this time."
  `\\b${NEGATION}\\b(?:\\W+[a-zß-ÿ'’]+){0,9}?\\W+${SPONSOR}\\b`,
  `\\b${NEGATION}\\b(?:\\W+[a-zß-ÿ'’]+){0,4}?\\W+(?:provide|offer|support|assist|help|eligible|available|transfer|accept|consider)\\w*(?:\\W+[a-zß-ÿ'’]+){0,5}?\\W+${PERMIT}(?![a-zß-ÿ])`,
  // "Visa sponsorship is not available for this position."
  `\\b${PERMIT}(?![a-zß-ÿ])(?:\\W+[a-zß-ÿ'’]+){0,6}?\\W+(?:is|are|will|can|be|isn['’]t|aren['’]t|won['’]t|cannot)\\W*(?:not |n['’]t |un)?(?:currently |be |being )*(?:not\\b|unavailable|n['’]t)`,
  `\\b${SPONSOR}\\b(?:\\W+[a-zß-ÿ'’]+){0,4}?\\W+(?:isn['’]t|won['’]t|cannot|can['’]t|not|unavailable)\\b`,
  `\\b${SPONSOR}(?: available| provided| offered)?\\s*[:–-]\\s*(?:no|none|not available)\\b`,
  '\\b(?:wir|leider) .{0,40}keine? (?:visum|visa|arbeitserlaubnis)',
];
const OFFERS = [
  // "We offer visa sponsorship", "we sponsor H-1B visas", "we will gladly help with your visa".
  `\\b(?:we|company|employer|firm|hospital|clinic|university|organi[sz]ation|role|position|job)\\b(?:\\W+[a-zß-ÿ'’]+){0,4}?\\W+(?:offer|provide|support|assist|help|sponsor|cover|arrange|handle|take care of|pay)\\w*(?:\\W+[a-zß-ÿ'’]+){0,5}?\\W+${PERMIT}(?![a-zß-ÿ])`,
  `\\b(?:we|company|employer|firm|role|position|job)(?:['’]ll)?\\b(?:\\W+[a-zß-ÿ'’]+){0,4}?\\W+${SPONSOR}\\b`,
  `\\b${SPONSOR}\\b(?:\\W+[a-zß-ÿ'’]+){0,4}?\\W+(?:is |are )?(?:available|offered|provided|possible|included)\\b`,
  `^(?:full )?(?:relocation|visa)(?: and| &|,| \\+|/)? ?(?:visa|relocation)?(?: sponsorship| support| assistance| package| help)+(?: available| provided| offered| included)?[.!]?$`,
  `\\b${SPONSOR}(?: available| provided| offered)?\\s*[:–-]\\s*(?:yes|available)\\b`,
  '\\bwir (?:unterstützen|helfen) .{0,60}(?:visum|visa|arbeitserlaubnis)',
  '\\bnous (?:aidons|accompagnons|prenons en charge) .{0,60}(?:visa|permis de travail)',
];
const refuses = REFUSES.map((pattern) => new RegExp(pattern, 'i'));
const offers = OFFERS.map((pattern) => new RegExp(pattern, 'i'));

/**
 * Whether the employer says that it sponsors visas. Null when no sentence says so plainly, or two contradict each other.
 */
export function readVisa(passages: readonly Passage[]): Claim<VisaStance> | null {
  const found: Claim<VisaStance>[] = [];
  for (const passage of passages) {
    if (!ABOUT.test(passage.text) || OTHER.test(passage.text) || OPEN.test(passage.text)) continue;
    const value = refuses.some((pattern) => pattern.test(passage.text))
      ? 'refuses'
      : offers.some((pattern) => pattern.test(passage.text))
        ? 'offers'
        : null;
    if (value !== null) found.push({ value, evidence: toEvidence(passage) });
  }
  const [first] = found;
  return first !== undefined && found.every(({ value }) => value === first.value) ? first : null;
}
