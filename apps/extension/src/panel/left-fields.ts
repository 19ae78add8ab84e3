import type { ApplicationDraft, ApplyingProblem } from '@firsthand/contracts';
import { readsSame } from '../engine/dom/text.ts';
import type { Plan } from './plan.ts';

/** What is left to the person: on the page, or only in the prepared application. */
export interface Open {
  /** Problems that are about no question. */
  problems: ApplyingProblem[];
  /** Questions of the prepared application that the page does not show now. */
  elsewhere: { label: string; message: string }[];
}

/**
 * What of the prepared application is open besides what the page itself lists: one question stands in one list once, with
 * a way to its field.
 */
export function findOpen(draft: ApplicationDraft | null, plan: Plan): Open {
  const shown = [...plan.toFill, ...plan.standing, ...plan.left].map(({ field }) => field);
  const open: Open = { problems: [], elsewhere: [] };
  for (const problem of draft?.problems ?? []) {
    if (!problem.blocking) continue;
    const asked = draft?.fields.find(({ key }) => key === problem.key);
    if (!asked) {
      open.problems.push(problem);
      continue;
    }
    const isShown = shown.some((field) => field.key === asked.key || readsSame(field.label, asked.label));
    if (!isShown) open.elsewhere.push({ label: asked.label, message: problem.message });
  }
  return open;
}
