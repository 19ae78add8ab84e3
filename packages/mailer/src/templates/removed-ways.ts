import type { Part } from './compose.ts';

/** What mails about an address that was taken back say of what else let somebody in. */
export interface RemovedWays {
  /** Each in words and with its day. */
  removed: readonly string[];
  /** How long before the change such a thing may have come to be removed. */
  days: number;
}

export function toRemovedParts({ removed, days }: RemovedWays): Part[] {
  const span = `in the ${days} days before the change or since`;
  if (removed.length === 0)
    return [
      {
        kind: 'text',
        text: `No passkey, LinkedIn profile or access token came ${span}, so none was removed.`,
      },
    ];
  return [
    { kind: 'text', text: `What let somebody into the account and came ${span} was removed:` },
    ...removed.map((way): Part => ({ kind: 'text', text: `– ${way}` })),
  ];
}
