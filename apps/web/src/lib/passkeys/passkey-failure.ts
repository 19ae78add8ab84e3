import { AppError } from '@firsthand/contracts/light';

const TEXTS = {
  make: {
    NotAllowedError: 'No passkey was added. Try again when you are ready.',
    AbortError: 'No passkey was added. Try again when you are ready.',
    InvalidStateError: 'This device already holds a passkey of your account.',
    SecurityError: 'Passkeys do not work at this address of the site.',
    ConstraintError:
      'This device cannot hold a passkey: it needs a PIN, a fingerprint or a face to unlock it.',
    NotSupportedError: 'This device cannot hold a passkey of a kind that we take.',
  },
  sign: {
    NotAllowedError: 'No passkey was used. Try again, or log in another way.',
    AbortError: 'No passkey was used. Try again, or log in another way.',
    SecurityError: 'Passkeys do not work at this address of the site.',
  },
} as const;

/** What a person reads when the browser gave no passkey, by the names of WebAuthn; anything else as it came. */
export function toPasskeyFailure(error: unknown, act: keyof typeof TEXTS): unknown {
  if (!(error instanceof Error)) return error;
  const texts: Partial<Record<string, string>> = TEXTS[act];
  const text = texts[error.name];
  return text === undefined
    ? error
    : new AppError(text, { code: 'passkey-unused', status: 400, cause: error });
}
