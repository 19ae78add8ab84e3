import { createAskModel, type ModelOptions, UnusableAnswerError } from './ask-model.ts';
import { extractSummary, type SummaryInput } from './extract-summary.ts';

export interface TextAssistantOptions {
  /** Without a model, summaries are extracted. */
  model?: ModelOptions | null | undefined;
  /** Told of every failure of the model, so that falling back is never silent. */
  onModelError?: ((error: unknown) => void) | undefined;
}

export interface Summary {
  /** Null when the description holds nothing fit for a summary. */
  text: string | null;
  origin: 'extract' | 'model';
  /** Why the model's words are not used; absent when it gave them or was not asked. */
  failure?: ModelFailure;
}

/**
 * - `unavailable`: the model was not reached, is busy, or does not let us in. The same question may be answered later.
 * - `refused`: the endpoint rejects this question (400, 413, 422), because of the posting or of its configuration.
 * - `unusable`: the model answered, but not with what may be shown.
 */
export type ModelFailure = 'unavailable' | 'refused' | 'unusable';

export interface TextAssistant {
  /** Never rejects: any failure of the model falls back to extraction, and so does an aborted `signal`. */
  summarise: (input: SummaryInput, signal?: AbortSignal) => Promise<Summary>;
}

/**
 * Makes the assistant that writes summaries, by a model when one is configured and by extraction otherwise.
 *
 *     const assistant = createTextAssistant({ model: null });
 *     await assistant.summarise({ title, company, descriptionText, language });
 */
export function createTextAssistant(options: TextAssistantOptions): TextAssistant {
  const askModel = options.model ? createAskModel(options.model) : null;
  return {
    async summarise(input, signal) {
      // Without a description a model could only invent.
      if (askModel === null || input.descriptionText.trim() === '') return extract(input);
      try {
        return { text: await askModel(input, signal), origin: 'model' };
      } catch (error) {
        if (signal?.aborted !== true) options.onModelError?.(error);
        return { ...extract(input), failure: toFailure(error) };
      }
    },
  };
}

function extract(input: SummaryInput): Summary {
  return { text: extractSummary(input), origin: 'extract' };
}

const REFUSALS: readonly unknown[] = [400, 413, 422];

function toFailure(error: unknown): ModelFailure {
  if (error instanceof UnusableAnswerError) return 'unusable';
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return REFUSALS.includes(status) ? 'refused' : 'unavailable';
}
