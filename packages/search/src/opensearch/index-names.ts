import { LEXEME_VERSION } from '../lexemes.ts';
import { MAPPING_VERSION } from './job-record.ts';

/** By what rule and how an index holds jobs: `13.1`. Only an index of the very same can be asked by this program. */
export const INDEX_VERSION = `${LEXEME_VERSION}.${MAPPING_VERSION}`;

/** The name under which the index is found that answers. */
export const toAlias = (prefix: string): string => `${prefix}-jobs`;

/** The name of an index, which is its own for ever. */
export const toIndexName = (prefix: string, number: bigint): string =>
  `${toAlias(prefix)}-${INDEX_VERSION}-${number}`;

/** The name under which it is written to, which goes with it when it is deleted. */
export const toWriteAlias = (name: string): string => `${name}-written`;

/** Whether the first version came after the second: `14.1` after `13.2`. */
export function isNewer(version: string, other: string): boolean {
  const [rule = 0, mapping = 0] = version.split('.').map(Number);
  const [otherRule = 0, otherMapping = 0] = other.split('.').map(Number);
  return rule === otherRule ? mapping > otherMapping : rule > otherRule;
}
