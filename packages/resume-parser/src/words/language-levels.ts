import { fold } from './clean-text.ts';

const NATIVE =
  /\b(?:native|mother ?-?tongue|bilingual|first language|muttersprach\w*|erstsprache|langue maternelle|bilingue|nativ[oa]|lengua materna|madrelingua|lingua madre|lingua materna|moedertaal\w*|modersmal|tweetalig|zweisprachig)\b/;

/** The level of the European framework that words state: `'Niveau C1 (DALF)'` → `'C1'`, `'Muttersprache'` → `'native'`; else null. */
export function findStatedLevel(text: string): string | null {
  const folded = fold(text);
  const stated = [...folded.matchAll(/(?<![a-z\d])([abc][12])(?:[+-])?(?![a-z\d])/g)].map(
    ([, level = '']) => level,
  );
  if (stated.length > 0 && new Set(stated).size === 1) return (stated[0] ?? '').toUpperCase();
  return stated.length === 0 && NATIVE.test(folded) ? 'native' : null;
}
