import type { Language } from '../language.ts';
import { HEALTH_EN } from './health-en.ts';
import { TECH_EN } from './tech-en.ts';
import { TRADES_EN } from './trades-en.ts';

/** The phrase banks of every language. English comes first: its banks carry what does not depend on language. */
export const ROLE_BANKS: Partial<Record<Language, string[]>> = {
  en: [HEALTH_EN, TRADES_EN, TECH_EN],
};
