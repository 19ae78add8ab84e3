import type { FormField, SensitiveTopic } from '@firsthand/contracts';
import type { Applicant } from '../contract.ts';
import { toAcceptedValue } from './accept-value.ts';
import { findDesiredPay } from './desired-pay.ts';
import { findEqualOpportunityValue } from './equal-opportunity.ts';
import type { Found } from './profile-value.ts';

/** Where the page demands an answer, one may still decline in its own words. */
const MUST_BE_ANSWERED =
  'Only you can answer this: the page asks for an answer, and your profile holds none that fits.';
const WHY_EMPTY: Readonly<Record<SensitiveTopic, string>> = {
  'equal-opportunity':
    'Only you can answer this, and you may leave it empty: your profile holds no answer that fits.',
  'work-permission': 'Only you can answer this: it is never guessed from your profile.',
  pay: 'Only you can answer this: your profile holds no answer that fits.',
  legal: 'Only you can answer this: it is never guessed from your profile.',
  consent: 'Only you can agree to this: please read it and decide.',
};

/** What the person stored in the profile for exactly this kind of sensitive question; nothing else is looked at. */
export function findSensitiveValue(field: FormField, topic: SensitiveTopic, applicant: Applicant): Found {
  if (topic === 'equal-opportunity') {
    const found = findEqualOpportunityValue(field, applicant.equalOpportunity);
    if (found)
      return { value: found.value, source: { kind: 'profile', detail: `Your profile: ${found.name}` } };
  }
  const pay = topic === 'pay' ? findDesiredPay(field, applicant) : null;
  const value = pay === null ? null : toAcceptedValue(field, pay);
  if (value !== null) return { value, source: { kind: 'profile', detail: 'Your profile: desired pay' } };
  return { missing: field.required && topic === 'equal-opportunity' ? MUST_BE_ANSWERED : WHY_EMPTY[topic] };
}
