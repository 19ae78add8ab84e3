import { toLanguageName } from '@firsthand/contracts';

const LETTERS = 'a b c d e f g h i j k l m n o p q r s t u v w x y z'.split(' ');
let codes: ReadonlyMap<string, string> | undefined;

/** "German" → "de": ISO 639-1 of a language by its English name, in any case; undefined for what is none. */
export function findLanguageCode(name: string): string | undefined {
  codes ??= new Map(
    LETTERS.flatMap((first) =>
      LETTERS.flatMap((second): [string, string][] => {
        const code = first + second;
        const language = toLanguageName(code).toLowerCase();
        return language === code ? [] : [[language, code]];
      }),
    ),
  );
  return codes.get(name.trim().toLowerCase());
}
