import type { Language } from '../language.ts';
import { ALL_DE } from './all-de.ts';
import { ALL_ES } from './all-es.ts';
import { ALL_FR } from './all-fr.ts';
import { ALL_NL } from './all-nl.ts';
import { ALL_SV } from './all-sv.ts';
import { EDUCATION_EN } from './education-en.ts';
import { HEALTH_EN } from './health-en.ts';
import { HOSPITALITY_RETAIL_EN } from './hospitality-retail-en.ts';
import { INDUSTRY_EN } from './industry-en.ts';
import { LOGISTICS_EN } from './logistics-en.ts';
import { OFFICE_EN } from './office-en.ts';
import { TECH_EN } from './tech-en.ts';
import { TRADES_EN } from './trades-en.ts';

/** The phrase banks of every language. English comes first: its banks carry what does not depend on language. */
export const ROLE_BANKS: Partial<Record<Language, string[]>> = {
  en: [
    HEALTH_EN,
    EDUCATION_EN,
    LOGISTICS_EN,
    HOSPITALITY_RETAIL_EN,
    TRADES_EN,
    INDUSTRY_EN,
    TECH_EN,
    OFFICE_EN,
  ],
  de: [ALL_DE],
  fr: [ALL_FR],
  nl: [ALL_NL],
  sv: [ALL_SV],
  es: [ALL_ES],
};
