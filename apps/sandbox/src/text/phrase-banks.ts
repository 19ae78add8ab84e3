import type { Language } from './language.ts';
import { PHRASES_DE } from './phrases-de.ts';
import { PHRASES_EN } from './phrases-en.ts';
import { PHRASES_ES } from './phrases-es.ts';
import { PHRASES_FR } from './phrases-fr.ts';
import { PHRASES_NL } from './phrases-nl.ts';
import { PHRASES_SV } from './phrases-sv.ts';
import type { Phrases } from './phrases.ts';

/** The stock sentences of every language. */
export const PHRASES: Record<Language, Phrases> = {
  en: PHRASES_EN,
  de: PHRASES_DE,
  fr: PHRASES_FR,
  nl: PHRASES_NL,
  sv: PHRASES_SV,
  es: PHRASES_ES,
};
