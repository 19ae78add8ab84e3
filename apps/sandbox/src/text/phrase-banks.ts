import { readText } from '../read-text.ts';
import type { Language } from './language.ts';
import type { Phrases } from './phrases.ts';

function readPhrases(language: Language): Phrases {
  return JSON.parse(readText(`phrases/${language}.json`)) as Phrases;
}

/** The stock sentences of every language. */
export const PHRASES: Record<Language, Phrases> = {
  en: readPhrases('en'),
  de: readPhrases('de'),
  fr: readPhrases('fr'),
  nl: readPhrases('nl'),
  sv: readPhrases('sv'),
  es: readPhrases('es'),
};
