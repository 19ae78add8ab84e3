import { toLabel } from './profile-facts.ts';

/** What says no more than that it was accepted, which stands above. */
const SAID_ALREADY: readonly string[] = ['ok', 'status', 'success'];

/**
 * What the employer's system answered, for people: names and numbers to quote to the employer.
 *
 *     { status: 200, ok: true, applicationId: 'a-1' } → [{ label: 'Application id', text: 'a-1' }]
 */
export function toReceiptLines(receipt: Record<string, unknown> | null): { label: string; text: string }[] {
  return Object.entries(receipt ?? {}).flatMap(([name, value]) => {
    if (value === null || value === '') return [];
    // A sentence of theirs is worth reading; a code or "true" is not.
    if (SAID_ALREADY.includes(name)) {
      return typeof value === 'string' && /\s/.test(value) ? [{ label: 'Their answer', text: value }] : [];
    }
    return [{ label: toLabel(name), text: typeof value === 'string' ? value : JSON.stringify(value) }];
  });
}
