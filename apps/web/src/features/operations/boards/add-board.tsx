import type { AddedBoard } from '@firsthand/contracts';
import { LIMITS, toCompanyAddress } from '@firsthand/contracts/light';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/field.tsx';
import { Link } from '../../../components/link.tsx';
import { useAction } from '../../../lib/use-action.ts';
import type { BoardCalls } from './board-actions.tsx';
import styles from './add-board.module.css';

interface AddBoardProps {
  calls: Pick<BoardCalls, 'addBoard'>;
  onAdded: () => void;
}

/** Adds the board of a careers address, once it answered. */
export function AddBoard({ calls, onAdded }: AddBoardProps) {
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState<AddedBoard | null>(null);
  const { isBusy, error, run } = useAction(async () => {
    setAdded(null);
    setAdded(await calls.addBoard({ body: { url: typed } }));
    setTyped('');
    onAdded();
  }, 'This board could not be added. Please try again.');
  return (
    <details className={styles.add}>
      <summary>Add a board</summary>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <TextField
          label="Careers address"
          className={styles.field}
          value={typed}
          onValue={setTyped}
          inputMode="url"
          autoComplete="off"
          maxLength={LIMITS.careersUrlMaxLength}
          required
          fault={error}
          hint="The employer’s list of jobs, or one of them."
        />
        <Button kind="secondary" type="submit" isBusy={isBusy}>
          {isBusy ? 'Asking the board...' : 'Add board'}
        </Button>
      </form>
      <p role="status" className={styles.said}>
        {added ? (
          <>
            {added.message} <Link to={toCompanyAddress(added.company)}>See its page</Link>
          </>
        ) : null}
      </p>
    </details>
  );
}
