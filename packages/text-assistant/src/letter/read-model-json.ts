import { UnusableAnswerError } from '../ask-model.ts';
import type { ClaimedSentence } from './check-sentence.ts';

const SENTENCE_MAX_LENGTH = 600;
const MARKUP = /[<>]|```|\*\*|^#|\]\(|https?:/u;

/** Reads the JSON of a model's answer, with or without a fence around it. Throws `UnusableAnswerError`. */
export function readModelJson(content: unknown): Record<string, unknown> {
  if (typeof content !== 'string') throw new UnusableAnswerError('The model answered without text');
  const text = content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1);
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new UnusableAnswerError('The model answered with something other than the JSON asked for');
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads `[{ "text": "…", "facts": ["…"] }]`, at most so many. Throws `UnusableAnswerError`. */
export function readSentences(value: unknown, max: number): ClaimedSentence[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > max)
    throw new UnusableAnswerError(`The model answered with no list of up to ${max} sentences`);
  return value.map(readSentence);
}

function readSentence(value: unknown): ClaimedSentence {
  const { text, facts } = isRecord(value) ? value : {};
  const line = typeof text === 'string' ? text.replace(/\s+/gu, ' ').trim() : '';
  if (line === '' || line.length > SENTENCE_MAX_LENGTH || MARKUP.test(line))
    throw new UnusableAnswerError('The model answered with a sentence that cannot be shown');
  const ids = Array.isArray(facts) ? facts.filter((id): id is string => typeof id === 'string') : [];
  return { text: line, facts: ids };
}
