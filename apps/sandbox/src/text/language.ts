/** Languages in which the sandbox's employers write. */
export const LANGUAGES = ['en', 'de', 'fr', 'nl', 'sv', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}
