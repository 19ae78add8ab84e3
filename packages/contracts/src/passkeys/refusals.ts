import { ERROR_TEXTS } from '../errors.ts';
import type { Most, Refusals } from '../refusals/refusal.ts';

/** Why calls about passkeys are refused. */
export const PASSKEYS_REFUSALS = {
  'passkey-taken': { status: 409, text: 'This passkey was added before.' },
  'passkey-late': { status: 400, text: ERROR_TEXTS.passkeyLate },
  'passkey-name-missing': { status: 400, text: 'Please give the passkey a name.' },
  'passkey-gone': { status: 404, text: 'This passkey is no longer here.' },
  'passkey-required': { status: 403, text: ERROR_TEXTS.adminNeedsPasskey },
  'passkey-none': { status: 409, text: 'You have no passkey yet. Add one in your profile settings.' },
  'passkey-copied': { status: 400, text: ERROR_TEXTS.passkeyCopied },
  'passkey-unknown': { status: 400, text: ERROR_TEXTS.passkeyUnknown },
  'passkeys-full': {
    status: 409,
    text: ({ most }: Most) => `You have ${most} passkeys, which is as many as we keep. Remove one first.`,
  },
  'passkey-not-added': { status: 400, text: ERROR_TEXTS.passkeyNotAdded },
  'passkey-refused': { status: 400, text: ERROR_TEXTS.passkeyUnknown },
} satisfies Refusals;
