import type { Named, Refusals } from '../refusals/refusal.ts';

/** Why calls about operations are refused. */
export const OPERATIONS_REFUSALS = {
  'board-unknown': { status: 404, text: 'There is no such board.' },
  'nothing-held': { status: 404, text: 'Nothing is held for this board.' },
  'board-retired': { status: 409, text: ({ name }: Named) => `${name} is no longer crawled.` },
  'board-paused': { status: 409, text: ({ name }: Named) => `${name} is paused. Resume it first.` },
} satisfies Refusals;
