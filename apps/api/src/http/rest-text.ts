import type { HostRestsError } from '@firsthand/outside';

const NAMES: Readonly<Record<HostRestsError['door'], string>> = {
  ats: 'The employer’s hiring system',
  linkedin: 'LinkedIn',
  stripe: 'The payment service',
  model: 'The AI model',
  mail: 'The mail server',
};
/** "Please try again.", "Try again in a minute.": said exactly instead. */
const AGAIN = /(?<!\s)\s*(?:Please try|Try) again(?: [a-z ]{1,20})?\.$/;
const LONGEST_IN_SECONDS = 90;

/**
 * What failed, and when to come back, in words: "Failed to create checkout session" → "Failed to create checkout session.
 * The payment service is not answering just now. Please try again in 10 seconds."
 */
export function toRestText(text: string, { door, retryAfterSeconds }: HostRestsError): string {
  const failed = text.replace(AGAIN, '').replace(/([^.!?])$/, '$1.');
  return `${failed} ${NAMES[door]} is not answering just now. Please try again in ${toWait(retryAfterSeconds)}.`;
}

function toWait(seconds: number): string {
  if (seconds === 1) return 'a second';
  if (seconds <= LONGEST_IN_SECONDS) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
