import { ApiFailure, createApiClient } from '@firsthand/api-client';
import type { SendMagicLinkResponse } from '@firsthand/contracts';
import { AppError, ERROR_TEXTS, PASSKEY_ROUTES, REAUTHENTICATION_ROUTES } from '@firsthand/contracts/light';
import { useRef, useState } from 'react';
import { toFailureText } from '../../../lib/api/failure-text.ts';
import { confirmByPasskey } from '../../../lib/passkeys/passkey-acts.ts';
import { sessionFetch } from '../../../lib/session/session-fetch.ts';

const api = createApiClient(sessionFetch, { ...REAUTHENTICATION_ROUTES, ...PASSKEY_ROUTES });
const forbidden = 403;

export interface Confirming {
  isOpen: boolean;
  /** The person has a passkey, and chooses: no mail is sent before. */
  offersPasskey: boolean;
  /** The mail that was asked for last; null before the first is on its way. */
  mail: Pick<SendMagicLinkResponse, 'request_token' | 'expires_at'> | null;
  isRepeated: boolean;
  work: 'sending' | 'checking' | 'unlocking' | null;
  /** Why no mail could be asked for. */
  sendFault: string | null;
  /** Why the last code was not taken. */
  codeRefusal: string | null;
  /** Why the passkey proved nothing. */
  passkeyFault: string | null;
  send: () => Promise<void>;
  check: (code: string) => Promise<void>;
  unlock: () => Promise<void>;
  giveUp: () => void;
}

interface ConfirmFirst {
  confirming: Confirming;
  /**
   * Does something for which the server may first want a proof of who is in the session. It is then asked for, and what was
   * wanted goes on by itself. Throws when the person leaves it.
   */
  confirmFirst: <T>(act: () => Promise<T>) => Promise<T>;
}

/** Some of these calls also refuse admins who have no passkey in this session. A header may be lost on the way, the text not. */
function isProofWanted(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return false;
  return failure.code === 'proof-too-old' || failure.reason === ERROR_TEXTS.confirmFirst;
}

export function useConfirmFirst(offersPasskey: boolean): ConfirmFirst {
  const waiting = useRef<{ confirmed: () => void; left: (reason: AppError) => void } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [mail, setMail] = useState<Confirming['mail']>(null);
  const [isRepeated, setIsRepeated] = useState(false);
  const [work, setWork] = useState<Confirming['work']>(null);
  const [sendFault, setSendFault] = useState<string | null>(null);
  const [codeRefusal, setCodeRefusal] = useState<string | null>(null);
  const [passkeyFault, setPasskeyFault] = useState<string | null>(null);

  async function send() {
    setWork('sending');
    setSendFault(null);
    setCodeRefusal(null);
    setPasskeyFault(null);
    try {
      setMail(await api.askForConfirmation());
    } catch (failure) {
      setSendFault(toFailureText(failure, 'The code could not be sent. Please try again.'));
    } finally {
      setWork(null);
    }
  }

  async function check(code: string) {
    if (!mail || work !== null) return;
    setWork('checking');
    setCodeRefusal(null);
    try {
      await api.confirmPerson({ body: { request_token: mail.request_token, code } });
      goOn();
    } catch (failure) {
      setCodeRefusal(toFailureText(failure, 'The code could not be checked. Please try again.'));
    } finally {
      setWork(null);
    }
  }

  async function unlock() {
    if (work !== null) return;
    setWork('unlocking');
    setPasskeyFault(null);
    try {
      await confirmByPasskey(api);
      goOn();
    } catch (failure) {
      setPasskeyFault(toFailureText(failure, ERROR_TEXTS.passkeyFailed));
    } finally {
      setWork(null);
    }
  }

  function goOn() {
    setIsOpen(false);
    waiting.current?.confirmed();
    waiting.current = null;
  }

  function giveUp() {
    setIsOpen(false);
    waiting.current?.left(
      new AppError('You did not confirm that it is you, so nothing was done.', {
        ...{ code: 'not-confirmed', status: forbidden },
      }),
    );
    waiting.current = null;
  }

  async function confirmFirst<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (failure) {
      if (!isProofWanted(failure)) throw failure;
    }
    await new Promise<void>((confirmed, left) => {
      waiting.current = { confirmed, left };
      setMail(null);
      setIsRepeated(false);
      setSendFault(null);
      setPasskeyFault(null);
      setIsOpen(true);
      if (!offersPasskey) void send();
    });
    return act();
  }

  return {
    confirming: {
      ...{ isOpen, offersPasskey, mail, isRepeated, work, sendFault, codeRefusal, passkeyFault },
      ...{ check, unlock, giveUp },
      send: async () => {
        if (work !== null) return;
        setIsRepeated(mail !== null);
        await send();
      },
    },
    confirmFirst,
  };
}
