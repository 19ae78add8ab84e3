import { foldName } from './countries.ts';
import { isModeOnly, stripMode } from './place-words.ts';

const WORLD =
  /^(?:(?:all |any |anywhere |everywhere )?(?:over |around |across |in |throughout )?(?:the )?(?:whole |entire )?(?:world|globe)|anywhere (?:worldwide|globally)|world ?wide|global(?:ly)?|(?:on )?planet earth|on earth|weltweit|mundial(?:mente)?|(?:en )?todo el mundo|(?:dans )?le monde entier|monde entier|partout dans le monde|wereldwijd|hela varlden)$/;
const ANYWHERE = /\banywhere\b/i;

/**
 * Whether the text names the whole world and nothing less: "Worldwide", "Remote - Global", "Anywhere in the world". Names
 * that begin so are none: "Global Plaza", "Worldwide HQ, Austin".
 */
export function isWorld(text: string): boolean {
  const rest = foldName(stripMode(withoutBrackets(text)));
  return WORLD.test(rest) || WORLD.test(foldName(text));
}

/** Whether the text says "Anywhere" and no more: the world, unless something beside it names a part of it. */
export function isAnywhere(text: string): boolean {
  const bare = withoutBrackets(text);
  return ANYWHERE.test(bare) && (isModeOnly(bare) || stripMode(bare) === '');
}

function withoutBrackets(text: string): string {
  return text.replace(/[()[\]]/g, ' ').trim();
}
