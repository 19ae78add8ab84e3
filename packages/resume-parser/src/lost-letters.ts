import { fold } from './words/clean-text.ts';

/** Most letters that a font may lose of one name. */
const MOST = 3;

/**
 * Whether the mail address has letters of the name that the page lost: `wisniewska@…` under “Winiewska”. Then the
 * document’s fonts have no letters for some of its signs, in other names too.
 */
export function hasLostLetters(names: readonly string[], email: string | null): boolean {
  const words = fold(email?.split('@')[0] ?? '')
    .split(/[^a-z]+/)
    .filter((word) => word.length >= 5);
  return names
    .flatMap((name) => fold(name).split(/[^a-z]+/))
    .filter((part) => part.length >= 4)
    .some((part) => words.some((word) => isShortened(part, word)));
}

/** Whether a part is a word without some letters of its middle. */
function isShortened(part: string, word: string): boolean {
  const missing = word.length - part.length;
  if (missing < 1 || missing > MOST || part[0] !== word[0] || part.at(-1) !== word.at(-1)) return false;
  let at = 0;
  for (const letter of word) if (letter === part[at]) at += 1;
  return at === part.length;
}
