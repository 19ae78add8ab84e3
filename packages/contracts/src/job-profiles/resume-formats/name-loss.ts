/**
 * How much of a person's name a PDF lost with the characters that no font of ours has.
 *
 *     findNameLoss('გიორგი', 'გიორ') // 'whole'
 *     findNameLoss('Ada გიორგი', 'გიორ') // 'part'
 */
export function findNameLoss(name: string, leftOut: Iterable<string>): 'none' | 'part' | 'whole' {
  const lost = new Set(leftOut);
  const letters = Array.from(name).filter((sign) => /\p{L}/u.test(sign));
  const left = letters.filter((letter) => !lost.has(letter));
  if (left.length === letters.length) return 'none';
  return left.length === 0 ? 'whole' : 'part';
}
