import { z } from 'zod';
import { UnexpectedAnswerError } from './unexpected-answer-error.ts';

/** Seconds since 1970, as the provider counts; more would be no date. */
const seconds = z.number().int().nonnegative().max(8_640_000_000_000);

/** Of a subscription only what we use; everything else may be as it likes. */
const subscriptionSchema = z.looseObject({
  id: z.string().min(1),
  status: z.string().min(1).max(50),
  created: seconds,
  cancel_at_period_end: z.boolean(),
  cancel_at: seconds.nullable().optional(),
  ended_at: seconds.nullable().optional(),
  items: z.looseObject({ data: z.array(z.looseObject({ current_period_end: seconds })).min(1) }),
});
const listSchema = z.looseObject({ data: z.array(subscriptionSchema) });

export interface ProviderSubscription {
  id: string;
  status: string;
  createdAt: Date;
  currentPeriodEnd: Date;
  isEnding: boolean;
  /** Whether it ends by a date of its own rather than "at the period's end". */
  hasEndDate: boolean;
  endedAt: Date | null;
}

/** The provider's list, checked. */
export function parseSubscriptions(list: unknown): ProviderSubscription[] {
  const parsed = listSchema.safeParse(list);
  if (!parsed.success) throw new UnexpectedAnswerError('a list of subscriptions', { cause: parsed.error });
  return parsed.data.data.map(toSubscription);
}

/** Best first: one that is over counts only when there is no other. Of two alike the newer. */
const ORDER = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'];

/** The one that counts for a person; null when there is none. */
export function chooseSubscription(
  subscriptions: readonly ProviderSubscription[],
): ProviderSubscription | null {
  const [best] = subscriptions.toSorted(
    (a, b) => toRank(a) - toRank(b) || b.createdAt.getTime() - a.createdAt.getTime(),
  );
  return best ?? null;
}

/** Whether it may still cost something one day. */
export function isUnderWay({ status, endedAt }: ProviderSubscription): boolean {
  return endedAt === null && ORDER.includes(status);
}

function toRank({ status }: ProviderSubscription): number {
  const rank = ORDER.indexOf(status);
  return rank === -1 ? ORDER.length : rank;
}

function toSubscription(given: z.infer<typeof subscriptionSchema>): ProviderSubscription {
  const periodEnd = Math.max(...given.items.data.map((item) => item.current_period_end));
  const endsAt = given.cancel_at ?? null;
  return {
    id: given.id,
    status: given.status,
    createdAt: toDate(given.created),
    currentPeriodEnd: toDate(endsAt === null ? periodEnd : Math.min(periodEnd, endsAt)),
    isEnding: given.cancel_at_period_end || (endsAt !== null && endsAt <= periodEnd),
    hasEndDate: endsAt !== null && !given.cancel_at_period_end,
    endedAt: given.ended_at == null ? null : toDate(given.ended_at),
  };
}

function toDate(second: number): Date {
  return new Date(second * 1_000);
}
