import type { FormField, SensitiveTopic } from '@firsthand/contracts';
import type { Applicant } from '../contract.ts';
import { toPlainWords } from '../sensitive/plain-words.ts';
import { toAcceptedValue } from './accept-value.ts';
import { findEqualOpportunityValue } from './equal-opportunity.ts';
import type { Found } from './profile-value.ts';

const ASKS_WISH =
  /desired|expect|require|requirement|target|ideal|wunsch|vorstellung|souhait|pretention|pretension|esperad|desead|deseo|aspiracion|gewenst|verwacht|ansprak|onskad/;
/** What somebody earns or earned is not what they want to earn. */
const ASKS_FACT =
  /current|present|previous|last|recent|history|base pay at|aktuell|derzeit|actuel|actual|huidig|nuvarande/;

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
  if (topic === 'pay' && asksDesiredPay(field) && applicant.desiredPay !== null) {
    const value = toAcceptedValue(field, applicant.desiredPay);
    if (value !== null) return { value, source: { kind: 'profile', detail: 'Your profile: desired pay' } };
  }
  return { missing: WHY_EMPTY[topic] };
}

function asksDesiredPay({ key, label }: FormField): boolean {
  if (key === 'desiredPay' || key === 'desired_pay') return true;
  const plain = toPlainWords(label);
  return ASKS_WISH.test(plain) && !ASKS_FACT.test(plain);
}
