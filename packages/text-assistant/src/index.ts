export { extractSummary, type SummaryInput } from './extract-summary.ts';
export {
  createTextAssistant,
  type ModelFailure,
  type ModelOptions,
  type Summary,
  type TextAssistant,
  type TextAssistantOptions,
} from './text-assistant.ts';
