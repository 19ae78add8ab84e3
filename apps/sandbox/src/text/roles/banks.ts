import type { Language } from '../language.ts';
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
};
