import { fold } from '@firsthand/contracts';

/** Words that are as often written short. */
const WHOLE_WORDS: Readonly<Record<string, string>> = {
  st: 'saint',
  sankt: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
};

/** What the spellings of a name have in common: "St. Étienne", "Saint-Etienne" → "saint etienne"; "Sankt Gallen" → "saint gallen". */
export function toNameKey(name: string): string {
  return fold(name).replace(/\b(?:ste?|sankt|ft|mt)\b/g, (word) => WHOLE_WORDS[word] ?? word);
}

const ROUNDS = [0x9e3779b1, 0x5f356495] as const;

/**
 * A key as a whole number below 2^53, as names are kept: eight bytes each, whatever their length. The making of the file
 * fails should two of its names ever give the same.
 */
export function toNumber(key: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < key.length; at++) {
    const unit = key.charCodeAt(at);
    high = Math.imul(high ^ unit, ROUNDS[0]);
    low = Math.imul(low ^ unit, ROUNDS[1]);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return (high >>> 0) * 2 ** 21 + (low >>> 11);
}
