import type { Claim } from '@firsthand/contracts';
import { toEvidence } from '../evidence.ts';
import type { Passage } from '../passages.ts';
import { isMeant } from './is-meant.ts';
import { findSkillsIn } from './known-skills.ts';

/** So many skills of a posting are told. */
const MOST = 30;

/** A sentence that asks for something, wherever it stands. */
const ASKS =
  /\b(?:experience|experienced|proficien\w+|knowledge|knowledgeable|familiar\w*|skilled|expertise|expert|fluen\w+|competen\w+|command of|background in|certified|certificat\w+|licen[sc]ed?|degree in|ability to|able to|hands-on|comfortable|must|required|you know|you have|you need|you(?:['’]ve| are| speak| can)|track record|understanding of|kenntnisse|erfahrung|beherrsch\w+|maîtris\w+|connaissance\w*|expérience|conocimientos?|dominio|experiencia|kennis|ervaring|kunskap\w*|erfarenhet)(?![a-zß-ÿ])/i;
/** What is nice to have, taught, or not needed after all; and what the employer says of itself. */
const NOT_ASKED =
  /\b(?:a plus\b|bonus|nice[- ]to[- ]have|preferred|preferably|desir(?:ed|able)|ideally|advantage\w*|helpful|beneficial|an asset|welcome|good to have|not (?:required|necessary|needed)|no (?:prior |previous )?(?:[a-zß-ÿ]+ )?experience|training (?:is )?provided|will (?:train|teach|be trained)|we (?:teach|train)|or willing\w*|(?:access to|opportunit\w+ (?:for|to)|you(?:['’]ll| will)? (?:receive|get|enjoy|learn|benefit|gain)|benefit from|your growth|lernst|bringen wir dir bei|weiterbildung\w*|(?:tu|vous) appren\w+|nous (?:développons|vous formons|te formons)|monter en compétences?|aprenderás|imparerai|leer je|aprenderá)|von vorteil|wünschenswert|idealerweise|un plus|atout|se valora|deseable|pluspunt|meriterande)(?![a-zß-ÿ])|^(?:we|our|at (?!least))\b|^(?:the |current )?tech(?:nology|nical)? ?stack\b/i;

/**
 * The skills of our list that the posting asks for: named in its title, in its part about what is asked, or in a sentence
 * that asks. What it teaches, prefers, offers, or says of the employer is not asked.
 */
export function readSkills(title: string, passages: readonly Passage[]): Claim<string>[] {
  const claims = new Map<string, Claim<string>>();
  for (const { skill, start, end } of findSkillsIn(title)) {
    if (!claims.has(skill)) claims.set(skill, { value: skill, evidence: { in: 'title', start, end } });
  }
  for (const passage of passages) {
    if (claims.size >= MOST) break;
    if (!isAsked(passage)) continue;
    for (const found of findSkillsIn(passage.text)) {
      if (claims.size >= MOST || claims.has(found.skill) || !isMeant(passage.text, found)) continue;
      claims.set(found.skill, { value: found.skill, evidence: toEvidence(passage) });
    }
  }
  return [...claims.values()];
}

function isAsked({ text, section }: Passage): boolean {
  if (section !== 'asked' && section !== 'unknown' && section !== 'duties') return false;
  if (NOT_ASKED.test(text)) return false;
  return section === 'asked' || ASKS.test(text);
}
