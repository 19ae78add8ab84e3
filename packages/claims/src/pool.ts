import type { Claim } from '@firsthand/contracts';
import { toEvidence } from './evidence.ts';
import type { Passage } from './passages.ts';
import { INVITES, IS_A_POOL, NOT_ONE, POOL_TITLE, WORK_ON_POOLS } from './pool-words.ts';

/** A text of no more sentences than these, of which one invites, is an invitation. */
const FEW_PASSAGES = 6;

interface PostingWords {
  title: string;
  passages: readonly Passage[];
  /** Its board says that no opening stands behind it. */
  isProspect: boolean;
}

/**
 * Whether a posting says of itself that it has no opening of its own: a talent pool, a general application. An invitation
 * at the end of a posting makes none of it.
 */
export function readPool({ title, passages, isProspect }: PostingWords): Claim<'words' | 'board'> | null {
  const named = POOL_TITLE.exec(title);
  if (named && !WORK_ON_POOLS.test(title))
    return {
      value: 'words',
      evidence: { in: 'title', start: named.index, end: named.index + named[0].length },
    };
  const said =
    passages.find(({ text }) => !NOT_ONE.test(text) && IS_A_POOL.test(text)) ?? findInvitation(passages);
  if (said) return { value: 'words', evidence: toEvidence(said) };
  return isProspect ? { value: 'board', evidence: { in: 'title', start: 0, end: title.length } } : null;
}

/** The sentence that invites, of a text that begins with it and says little else: "No fitting role? Join our talent pool." */
function findInvitation(passages: readonly Passage[]): Passage | undefined {
  if (passages.length > FEW_PASSAGES || passages.some(({ section }) => section === 'duties'))
    return undefined;
  const [first, second] = passages;
  const begins = first?.text.endsWith('?') ? second : first;
  return begins && INVITES.test(begins.text) ? begins : undefined;
}
