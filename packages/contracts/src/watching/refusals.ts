import type { Most, Refusals } from '../refusals/refusal.ts';

/** Why calls about watching are refused. */
export const WATCHING_REFUSALS = {
  'watched-full': {
    status: 409,
    text: ({ most }: Most) =>
      `You watch ${most} companies, which is as many as we keep. End watching some first.`,
  },
} satisfies Refusals;
