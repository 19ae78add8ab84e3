import type { Asked, Answered } from './worker-messages.ts';

/** What could not be done, as a sentence for the person. */
export class Refusal extends Error {
  readonly isUnpaired: boolean;

  constructor(message: string, isUnpaired: boolean) {
    super(message);
    this.isUnpaired = isUnpaired;
  }
}

/** Asks the worker. Throws a `Refusal`. */
export async function ask<Name extends keyof Asked>(
  _name: Name,
  message: Asked[Name]['ask'],
): Promise<Asked[Name]['answer']> {
  const answered: Answered<Asked[Name]['answer']> | undefined = await chrome.runtime.sendMessage(message);
  if (!answered) throw new Refusal('The extension is being restarted. Please try again.', false);
  if (!answered.ok) throw new Refusal(answered.message, answered.isUnpaired);
  return answered.answer;
}
