import type { FormQuestion } from '@firsthand/contracts';
import { z } from 'zod';
import { ToolFailure, type CallApi } from './call-api.ts';
import { requireSource } from './job-fields.ts';
import { toLine } from './plain.ts';

const QUESTIONS_SHOWN = 60;
const OPTIONS_SHOWN = 20;

const questionFields = z.object({
  label: z.string(),
  type: z.string(),
  required: z.boolean(),
  options: z.array(z.string()),
  options_left_out: z.number(),
  sensitive: z.string().nullable(),
  asked_when: z.string().nullable(),
  answered_by: z.string().nullable(),
});

/** What an employer's form asks, with where the person's answer would come from. */
export const formFields = z.object({
  origin: z.string().nullable().describe('employer: read from their form; common: what most forms ask'),
  read_at: z.string().nullable(),
  questions: z.array(questionFields),
  questions_left_out: z.number(),
  notices: z.array(z.string()),
});

/** Without questions, and with the reason, where the form cannot be read just now: the job itself can. */
export async function readFormFields(
  call: CallApi,
  source: string,
  id: number,
): Promise<z.infer<typeof formFields>> {
  try {
    const { slug } = requireSource(source);
    const { origin, read_at, questions, notices } = await call('getQuestions', {
      params: { atsType: slug, id },
    });
    return {
      ...{ origin, read_at, questions: questions.slice(0, QUESTIONS_SHOWN).map(toQuestionFields) },
      questions_left_out: Math.max(0, questions.length - QUESTIONS_SHOWN),
      notices: notices.map((notice) => toLine(notice) ?? ''),
    };
  } catch (error) {
    if (!(error instanceof ToolFailure)) throw error;
    return { origin: null, read_at: null, questions: [], questions_left_out: 0, notices: [error.message] };
  }
}

function toQuestionFields(question: FormQuestion): z.infer<typeof questionFields> {
  const { type, required, options, sensitive } = question;
  return {
    ...{ label: toLine(question.label) ?? '', type, required, sensitive },
    options: options.slice(0, OPTIONS_SHOWN).map((option) => toLine(option) ?? ''),
    options_left_out: Math.max(0, options.length - OPTIONS_SHOWN),
    asked_when: toLine(question.asked_when),
    answered_by: toLine(question.answered_by),
  };
}
