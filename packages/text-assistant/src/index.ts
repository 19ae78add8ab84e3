export type { ModelOptions } from './ask-model.ts';
export { extractSummary, type SummaryInput } from './extract-summary.ts';
export {
  createTextAssistant,
  type ModelFailure,
  type Summary,
  type TextAssistant,
  type TextAssistantOptions,
} from './text-assistant.ts';
export { draftLetter, type DraftLetterOptions } from './letter/draft-letter.ts';
export type { FactSource } from './letter/facts.ts';
export { rewordExperience } from './letter/reword-experience.ts';
export type { LetterJob } from './letter/template-letter.ts';
export { matchSkills } from './skills/match-skills.ts';
