import type { ApiOf } from '@firsthand/api-client';
import type { PasskeysResponse } from '@firsthand/contracts';
import { type PASSKEY_ROUTES } from '@firsthand/contracts/light';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { knowsPasskeys } from '../../../lib/passkeys/ask-authenticator.ts';
import { addPasskey, confirmByPasskey } from '../../../lib/passkeys/passkey-acts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { PasskeyEntry } from './passkey-entry.tsx';
import styles from '../settings.module.css';

interface PasskeysProps {
  initial: PasskeysResponse;
  api: ApiOf<typeof PASSKEY_ROUTES>;
  /** Asks who is there before what a thief of a session must not do. */
  confirmFirst: <T>(act: () => Promise<T>) => Promise<T>;
}

const TEACHES =
  'A passkey logs you in with the PIN, fingerprint or face that unlocks your device, instead of a mail; no other site can ask for it.';

/** The person's passkeys: what they are, the list, and one more. */
export function Passkeys({ initial, api, confirmFirst }: PasskeysProps) {
  const headingId = useId();
  const [{ passkeys, confirmed, required }, setAnswer] = useState(initial);
  const [isAtDevice, setIsAtDevice] = useState(false);
  const confirmsFirst = required && !confirmed && passkeys.length > 0;
  const adding = useAction(
    async () =>
      setAnswer(
        await (confirmsFirst
          ? confirmByPasskey(api, setIsAtDevice)
          : confirmFirst(() => addPasskey(api, setIsAtDevice))),
      ),
    confirmsFirst ? 'The passkey could not be used.' : 'The passkey could not be added. Please try again.',
  );
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby={headingId} className={`ends ${styles.action}`}>
      <div className={styles.actionWords}>
        <h3 id={headingId} ref={heading} tabIndex={-1}>
          Passkeys
        </h3>
        <p className={styles.note}>{TEACHES}</p>
        {confirmsFirst ? (
          <p className={styles.note}>
            You are an admin: confirm with one of your passkeys before you add or remove one.
          </p>
        ) : null}
        <p role="alert">{adding.error}</p>
      </div>
      {knowsPasskeys() ? (
        <Button kind="secondary" isBusy={adding.isBusy} onClick={() => void adding.run()}>
          {toWords(confirmsFirst, isAtDevice ? 'device' : adding.isBusy ? 'person' : null)}
        </Button>
      ) : (
        <p className={styles.note}>This browser does not know passkeys.</p>
      )}
      {passkeys.length > 0 ? (
        <ul aria-labelledby={headingId} className={styles.passkeys}>
          {passkeys.map((passkey) => (
            <PasskeyEntry
              key={passkey.id}
              passkey={passkey}
              rename={(id, name) => api.renamePasskey({ params: { id }, body: { name } })}
              remove={(id) => confirmFirst(() => api.removePasskey({ params: { id } }))}
              onAnswer={setAnswer}
              fallback={heading}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** What the button says; `person`: who is there is asked first, by the code of a mail or a passkey. */
function toWords(confirmsFirst: boolean, waitsFor: 'device' | 'person' | null): string {
  if (waitsFor === 'device') return 'Waiting for your device...';
  if (waitsFor === 'person') return 'Adding...';
  return confirmsFirst ? 'Confirm with a passkey' : 'Add a passkey';
}
