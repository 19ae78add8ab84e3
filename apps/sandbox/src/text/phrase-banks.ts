import type { Language } from './language.ts';
import type { Phrases } from './phrases.ts';
import { PHRASES_EN } from './phrases-en.ts';

/** The stock sentences of every language. */
export const PHRASES: Record<Language, Phrases> = {
  en: PHRASES_EN,
  de: PHRASES_EN,
  fr: PHRASES_EN,
  nl: PHRASES_EN,
  sv: PHRASES_EN,
  es: PHRASES_EN,
};
