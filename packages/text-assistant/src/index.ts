export type { ModelOptions } from './ask-model.ts';
export { extractSummary, type SummaryInput } from './extract-summary.ts';
export {
  createTextAssistant,
  type ModelFailure,
  type Summary,
  type TextAssistant,
  type TextAssistantOptions,
} from './text-assistant.ts';
