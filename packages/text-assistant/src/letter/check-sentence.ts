import type { DraftedSentence } from '@firsthand/contracts';
import { findKnownSkills, holdsTerm } from '@firsthand/claims';
import type { Fact } from './facts.ts';

/** A sentence as a model gave it. */
export interface ClaimedSentence {
  text: string;
  /** Ids of the facts it says it rests on. */
  facts: string[];
}

/** What may stand in a sentence without being a fact of the profile: the posting's title and the employer's name. */
export interface Posting {
  title: string;
  company: string | null;
}

const NUMBER_WORDS =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundreds?|thousands?|millions?|dozens?|decades?|double[ds]?|tripled?|half)\b/gi;
const MONTHS =
  /\b(January|February|March|April|June|July|August|September|October|November|December)\b|(?<=\b(?:in|since|until|to|from|of) )May\b/g;
/** Words that claim something an employer could ask proof of. */
const CLAIMS =
  /\b(expert\w*|certifi\w+|licen[sc]ed|degrees?|bachelor\S*|master’?'?s|ph\.?d|diploma|award\w*|promoted|led|lead|managed|supervised|founded|fluent\w*|native|proven|extensive|years?|senior|specialist)\b/gi;
/** Words that begin sentences and name nothing. */
const OPENINGS = new Set(
  (
    'I My Me In On At As For With During Before After Since While When The This That These Those There Here It Its A An ' +
    'And But So Also Both From To Over Of By Your You We Our They Their Today Now Currently Previously Recently Most ' +
    'Earlier Later Because Through Throughout Having Working Being Each Every All Among Beyond Besides Dear Thank ' +
    'Thanks Kind Best Please Would If What Which Where How Then Using Doing Daily Together Finally First Second'
  ).split(' '),
);
const COURTESY =
  /^(?:dear\b|thank you\b|thanks\b|kind regards|best regards|sincerely|i (?:look forward|would (?:be glad|be happy|welcome|like to (?:talk|speak|meet|discuss)))|please\b|i am (?:writing to apply|applying)\b|i would like to apply\b)/i;

/** Compares a sentence with the facts it names and says what none of them bears out. */
export function checkSentence(
  { text, facts: ids }: ClaimedSentence,
  facts: readonly Fact[],
  posting: Posting,
): DraftedSentence {
  const cited = facts.filter(({ id }) => ids.includes(id));
  const known = [posting.title, posting.company ?? '', ...cited.map((fact) => fact.text)].join(' \n ');
  const doubts = [
    ...(ids.some((id) => !facts.some((fact) => fact.id === id))
      ? ['It names a fact that is not there.']
      : []),
    ...(cited.length === 0 && !COURTESY.test(text) ? ['It names no fact of your profile.'] : []),
    ...toStrangers(findStrangers(text, known)),
  ];
  return {
    text,
    facts: cited.map((fact) => ({ label: fact.label, text: fact.text })),
    doubt: doubts.length === 0 ? null : doubts.join(' '),
  };
}

function toStrangers(words: readonly string[]): string[] {
  if (words.length === 0) return [];
  const list = words.map((word) => `“${word}”`).join(', ');
  return [`${list} ${words.length === 1 ? 'stands' : 'stand'} in none of the facts it names.`];
}

/** Numbers, times, names, skills and strong claims of a sentence that the text given does not hold. */
function findStrangers(text: string, known: string): string[] {
  const knownNumbers = new Set(listNumbers(known));
  const numbers = listNumbers(text).filter((number) => !knownNumbers.has(number));
  const words = [NUMBER_WORDS, MONTHS, CLAIMS].flatMap((pattern) => text.match(pattern) ?? []);
  const missing = [...words, ...listNames(text), ...findKnownSkills(text)].filter(
    (word) => !holdsTerm(known, word),
  );
  const all = [...numbers, ...missing];
  return all.filter((word, index) => all.findIndex((other) => equal(other, word)) === index);
}

const equal = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase();

/** "1,200 in 2019" → ["1200", "2019"] */
function listNumbers(text: string): string[] {
  return (text.match(/\d[\d.,]*\d|\d/g) ?? []).map((number) => number.replaceAll(/[.,](?=\d{3}\b)/g, ''));
}

/** Words written as names are: a capital inside a sentence, or capitals, digits and signs within a word. */
function listNames(text: string): string[] {
  const words = text.match(/\p{L}[\p{L}\p{N}+#.&’'-]*/gu) ?? [];
  return words
    .map((word) => word.replace(/(?<![.’'])[.’']+$|[’']s$/u, ''))
    .filter((word, index) => {
      if (!/\p{Lu}/u.test(word) || word === 'I' || /^I[’']/u.test(word)) return false;
      return index > 0 || !OPENINGS.has(word);
    })
    .filter((word, index) => index > 0 || !/^\p{Lu}\p{Ll}+(?:ed|ing|ly)$/u.test(word));
}
