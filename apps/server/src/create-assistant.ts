import type { Door } from '@firsthand/outside';
import { createTextAssistant, type TextAssistant } from '@firsthand/text-assistant';
import type { Logger } from 'pino';
import type { Config } from './settings/config.ts';

/** Null without a model: summaries are extracted when postings are stored. */
export function createAssistant({ model }: Config, logger: Logger, door: Door): TextAssistant | null {
  if (model === null) return null;
  return createTextAssistant({
    model: { ...model, door },
    onModelError: (error) => {
      logger.warn({ err: error, model: model.model }, 'the model wrote no summary; the extract stays');
    },
  });
}
