import type { AccessTokenView, CreateAccessTokenRequest, CreatedAccessToken } from '@firsthand/contracts';
import { LIMITS } from '@firsthand/contracts/light';
import { useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Link } from '../../../components/link.tsx';
import { CreateTokenForm } from './create-token-form.tsx';
import { NewToken } from './new-token.tsx';
import { TOKEN_PRESETS } from './scope-words.ts';
import { TokenLine } from './token-line.tsx';
import styles from './access-tokens.module.css';

interface AccessTokensProps {
  tokens: readonly AccessTokenView[];
  /** What the address asks for, which opens the form with it. */
  wanted: string | null;
  create: (token: CreateAccessTokenRequest) => Promise<CreatedAccessToken>;
  revoke: (id: number) => Promise<unknown>;
  /** How many there are from now on. */
  onCount: (count: number) => void;
  /** The form that the address asked for is closed. */
  onWantedDone: () => void;
}

const EMPTY = { name: '', scopes: [] } as const;

/** What programs act with for the person: a line for each, making one, and taking it back. */
export function AccessTokens(props: AccessTokensProps) {
  const { tokens: loaded, wanted, create, revoke, onCount, onWantedDone } = props;
  const preset = TOKEN_PRESETS[wanted ?? ''];
  const [tokens, setTokens] = useState(loaded);
  const [isCreating, setIsCreating] = useState(preset !== undefined);
  const [made, setMade] = useState<{ token: string; mayApply: boolean } | null>(null);
  const [leaving, setLeaving] = useState<AccessTokenView | null>(null);
  const [now] = useState(() => Date.now());
  const createButton = useRef<HTMLButtonElement>(null);
  const isFull = tokens.length >= LIMITS.accessTokensPerUser;

  function keep(next: readonly AccessTokenView[]) {
    setTokens(next);
    onCount(next.length);
  }

  function close() {
    setIsCreating(false);
    setMade(null);
    if (preset) onWantedDone();
  }

  return (
    <section id="access-tokens" aria-labelledby="access-tokens-heading" className={styles.section}>
      <div className={styles.head}>
        <div className={styles.lineWords}>
          <h3 id="access-tokens-heading">Access tokens</h3>
          <p className={`note ${styles.note}`}>
            For scripts, assistants and the <Link to="/extension">browser extension</Link> that act for you.{' '}
            <a href="/v1/docs">The API</a> says what each can do.
          </p>
        </div>
        <Button ref={createButton} kind="secondary" disabled={isFull} onClick={() => setIsCreating(true)}>
          Create a token
        </Button>
      </div>
      {isFull ? (
        <p className={`note ${styles.note}`}>
          You have {LIMITS.accessTokensPerUser} tokens. Revoke one to create another.
        </p>
      ) : null}
      {tokens.length > 0 ? (
        <ul className={styles.list}>
          {tokens.map((token) => (
            <TokenLine key={token.id} token={token} now={now} onRevoke={() => setLeaving(token)} />
          ))}
        </ul>
      ) : null}
      <Dialog
        isOpen={isCreating}
        heading={made === null ? 'Create an access token' : 'Your access token'}
        onClose={close}
      >
        {made === null ? (
          <CreateTokenForm
            preset={preset ?? EMPTY}
            create={async (given) => {
              const { token, ...view } = await create(given);
              keep([view, ...tokens]);
              setMade({ token, mayApply: view.scopes.includes('apply') });
            }}
            onCancel={close}
          />
        ) : (
          <NewToken {...made} onClose={close} />
        )}
      </Dialog>
      <ConfirmDialog
        isOpen={leaving !== null}
        heading="Revoke this access token?"
        action="Revoke"
        busyAction="Revoking..."
        failure="The access token could not be revoked. It still holds. Please try again."
        fallback={createButton}
        act={async () => {
          if (!leaving) return;
          await revoke(leaving.id);
          keep(tokens.filter(({ id }) => id !== leaving.id));
          setLeaving(null);
        }}
        onClose={() => setLeaving(null)}
      >
        <p>
          What uses <strong>{leaving?.name}</strong> loses its access at once. This cannot be undone; another
          token can be created.
        </p>
      </ConfirmDialog>
    </section>
  );
}
