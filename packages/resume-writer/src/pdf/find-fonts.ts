import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readCharacters, type Characters } from './read-characters.ts';

/** A family of fonts, in the weights that a resume is set in. */
export interface FontFamily {
  name: string;
  files: Uint8Array[];
  holds: Characters;
}

interface NamedFamily {
  name: string;
  package: string;
  file: string;
  italic: boolean;
}

/** In this order: what the first has not got is set in the next. */
const FAMILIES: readonly NamedFamily[] = [
  { name: 'Source Sans 3', package: 'source-sans-3', file: 'SourceSans3', italic: true },
  { name: 'Noto Sans', package: 'noto-sans', file: 'NotoSans', italic: true },
  { name: 'Noto Sans Arabic', package: 'noto-sans-arabic', file: 'NotoSansArabic', italic: false },
  { name: 'Noto Sans Hebrew', package: 'noto-sans-hebrew', file: 'NotoSansHebrew', italic: false },
  { name: 'Noto Sans Thai', package: 'noto-sans-thai', file: 'NotoSansThai', italic: false },
];
const JAPANESE = { name: 'Noto Sans JP', package: 'noto-sans-jp', file: 'NotoSansJP', italic: false };
const KOREAN = { name: 'Noto Sans KR', package: 'noto-sans-kr', file: 'NotoSansKR', italic: false };
const CHINESE = { name: 'Noto Sans SC', package: 'noto-sans-sc', file: 'NotoSansSC', italic: false };
const require = createRequire(import.meta.url);
const loaded = new Map<string, FontFamily>();

/** The families that a text needs, and its characters that none of them has. */
export function findFonts(text: string): { families: FontFamily[]; missing: string[] } {
  let missing = new Set(
    Array.from(text).filter((character) => !/[\s\p{Cc}\p{Cf}\u034f\ufe00-\ufe0f]/u.test(character)),
  );
  const families: FontFamily[] = [];
  for (const [index, family] of [...FAMILIES, ...toEastAsian(text)].entries()) {
    if (index > 0 && missing.size === 0) break;
    const font = load(family);
    const left = new Set([...missing].filter((character) => !font.holds(character.codePointAt(0) ?? 0)));
    if (index === 0 || left.size < missing.size) families.push(font);
    missing = left;
  }
  return { families, missing: [...missing] };
}

/** The same signs have other shapes in Japan, Korea and China: the letters beside them tell where a text is from. */
function toEastAsian(text: string): NamedFamily[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [JAPANESE, CHINESE, KOREAN];
  if (/\p{Script=Hangul}/u.test(text)) return [KOREAN, CHINESE, JAPANESE];
  return [CHINESE, JAPANESE];
}

function load({ name, package: folder, file, italic }: NamedFamily): FontFamily {
  const kept = loaded.get(name);
  if (kept) return kept;
  const looks = ['400Regular', '700Bold', ...(italic ? ['400Regular_Italic', '700Bold_Italic'] : [])];
  const files = looks.map((look) =>
    readFileSync(require.resolve(`@expo-google-fonts/${folder}/${look}/${file}_${look}.ttf`)),
  );
  const family = { name, files, holds: readCharacters(files[0] ?? new Uint8Array()) };
  loaded.set(name, family);
  return family;
}
