import type { AtsFetch } from '@firsthand/connectors';
import { getAts, LIMITS, type FormField, type Source } from '@firsthand/contracts';
import type { OutgoingApplication, SendOutcome } from '../contract.ts';
import type { Sending } from './call-ats.ts';
import { findUnsendable, sendToBamboohr } from './bamboohr.ts';
import { sendToBreezy } from './breezy.ts';
import { sendToGreenhouse } from './greenhouseio.ts';
import { sendToLever } from './lever.ts';
import { sendToSmartrecruiters } from './smartrecruiters.ts';

type Send = (outgoing: OutgoingApplication, sending: Sending) => Promise<SendOutcome>;

const SENDERS: Partial<Record<Source, Send>> = {
  greenhouseio: sendToGreenhouse,
  lever: sendToLever,
  smartrecruiters: sendToSmartrecruiters,
  bamboohr: sendToBamboohr,
  breezy: sendToBreezy,
};

/**
 * Whether an ATS has an API that takes applications with a key of the employer's. With the form it also says no when
 * that API has no place for what is asked (BambooHR's own questions of the employer), or when the form was too long to be
 * shown whole: what nobody was shown cannot be answered.
 */
export function canSendTo(source: Source, form?: { fields: readonly FormField[] }): boolean {
  if (SENDERS[source] === undefined) return false;
  if (form !== undefined && form.fields.length >= LIMITS.formFieldsMax) return false;
  return source !== 'bamboohr' || form === undefined || findUnsendable(form.fields).length === 0;
}

/**
 * Sends an application once through the employer's own API and says what came of it. Never tries again by itself:
 * only `later` may be sent again. The key stands in no message and in no receipt.
 */
export async function sendApplication(
  outgoing: OutgoingApplication,
  { key, fetch }: { key: string; fetch: AtsFetch },
): Promise<SendOutcome> {
  const { source } = outgoing.job;
  const send = SENDERS[source];
  if (!send) {
    const message = `${getAts(source).label} takes no applications through an API. Apply on the employer’s page.`;
    return { outcome: 'refused', reason: 'other', message };
  }
  // What cannot stand in a header would fail on the way, and look as if it had left.
  if (!/^[\x21-\x7e]{1,1000}$/.test(key)) {
    return {
      outcome: 'refused',
      reason: 'key',
      message: 'The key kept here for this employer cannot be used.',
    };
  }
  return send(outgoing, { source, key, fetch });
}
