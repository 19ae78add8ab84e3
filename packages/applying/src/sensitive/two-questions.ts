import { toPlainWords } from './plain-words.ts';

const PERMITTED =
  /\b(authori[sz](ed|ation)|allowed|eligib(le|ility)|permitted|permission|entitled|right to work|legally|work permit)\b/;
const SUPPORTED = /\bsponsor|\bvisa\b/;
/** "Authorized to work without sponsorship" is one question. */
const WITHOUT = /\b(without|not (requir|need)\w*|no)\b[^?.;]{0,40}\b(sponsor\w*|visa)\b/;

/** Whether one question asks for the permission to work and for a sponsor: to that, "Yes" says nothing. */
export function asksTwoAtOnce(question: string): boolean {
  const plain = toPlainWords(question);
  return PERMITTED.test(plain) && SUPPORTED.test(plain) && !WITHOUT.test(plain);
}

/** Whether an answer is one word that leaves open which of two questions it answers. */
export function isBareAnswer(answer: string | readonly string[]): boolean {
  return [answer].flat().every((text) => /^(yes|no|y|n|true|false)[.!]?$/.test(toPlainWords(text)));
}
