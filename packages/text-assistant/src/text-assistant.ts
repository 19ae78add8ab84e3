import { createAskModel } from './ask-model.ts';
import { extractSummary, type SummaryInput } from './extract-summary.ts';

/** An OpenAI-compatible endpoint. */
export interface ModelOptions {
  /** Up to and including the version, e.g. `http://127.0.0.1:11434/v1`. */
  baseUrl: string;
  apiKey?: string | undefined;
  /** The model's name at the endpoint. */
  model: string;
  /** For one try, in milliseconds; default 20,000. There are at most two tries. */
  timeoutMs?: number | undefined;
}

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
}

export interface TextAssistant {
  /** Never rejects: any failure of the model falls back to extraction. */
  summarise: (input: SummaryInput) => Promise<Summary>;
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
    async summarise(input) {
      // Without a description a model could only invent.
      if (askModel === null || input.descriptionText.trim() === '') return extract(input);
      try {
        return { text: await askModel(input), origin: 'model' };
      } catch (error) {
        options.onModelError?.(error);
        return extract(input);
      }
    },
  };
}

function extract(input: SummaryInput): Summary {
  return { text: extractSummary(input), origin: 'extract' };
}
