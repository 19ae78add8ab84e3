import type { ApplicationDraft, ApplyingProblem, DraftInBrief } from '@firsthand/contracts';
import { getAts } from '@firsthand/contracts/light';
import { countOf } from '../../lib/format-date.ts';
import type { Handling } from './draft-edits.ts';

type Addressed = Pick<DraftInBrief, 'job' | 'way'>;

/** The employer as a sentence names them. */
export function toEmployer({ job }: Pick<Addressed, 'job'>): string {
  return job.company ?? 'the employer';
}

/** "Acme’s" */
export function toEmployers(draft: Pick<Addressed, 'job'>): string {
  return `${toEmployer(draft)}’s`;
}

/** What confirming does, in one line. */
export function toDestination(draft: Addressed): string {
  if (draft.way === 'packet') return `Prepare packet: you send it on ${toEmployers(draft)} page`;
  const through = draft.job.source ? ` through ${getAts(draft.job.source).label}` : '';
  return `Send to ${toEmployer(draft)}${through}`;
}

/** What confirming does, so that nobody has to guess. */
export function toConsequence(draft: Addressed): string {
  if (draft.way === 'api') {
    return 'Once you confirm, exactly this is sent to the employer’s hiring system. It cannot be taken back from here.';
  }
  return `Nothing leaves this site. The packet is sealed and opens beside ${toEmployers(draft)} own form, with a copy button for each answer and the files ready to drag. You press send there.`;
}

/** Where the questions come from; `readAgo` such as "2 minutes ago". */
export function toFormOrigin({ form }: Pick<ApplicationDraft, 'form'>, readAgo: string): string {
  return form.origin === 'employer'
    ? `Read from the employer’s form ${readAgo}`
    : 'The questions most forms have';
}

/** What each way of handling optional fields does to this very form. */
export const HANDLING_EFFECTS: Record<Handling, string> = {
  fill_unanswered_questions:
    'Required and optional questions are filled wherever your profile or an earlier answer of yours fits. The rest stays empty.',
  fill_only_necessary:
    'Only required questions are filled. Optional ones stay empty unless you answer them here.',
  ai_autofill_with_prompt:
    'Filled from your profile and your earlier answers. A drafted letter is offered below and used only if you take it.',
  ai_autofill_no_interference:
    'Filled from your profile and your earlier answers, without questions on the way. You still see and confirm everything here.',
};

/**
 * What is in the way, as it is said: before the person asked for the review, questions that only they can answer are no
 * fault of theirs; anything else that blocks is said as what it is.
 */
export function toObstacles(
  problems: readonly ApplyingProblem[],
  isReviewed: boolean,
): { words: string; tone: 'calm' | 'bad' } | null {
  const blocking = countBlocking(problems);
  if (blocking === 0) return null;
  const isQuestionsOnly = problems.every(
    ({ blocking: blocks, code }) => !blocks || code === 'answer-missing',
  );
  return isQuestionsOnly && !isReviewed
    ? { words: `${countOf(blocking, 'question')} only you can answer`, tone: 'calm' }
    : { words: `${countOf(blocking, 'thing')} to put right first`, tone: 'bad' };
}

export function countBlocking(problems: readonly ApplyingProblem[]): number {
  return problems.filter(({ blocking }) => blocking).length;
}
