import type { AddedBoard } from '@firsthand/contracts';
import { toCompanyAddress } from '@firsthand/contracts/light';
import { useState } from 'react';
import { CareersAddressForm } from '../../../components/careers-address-form.tsx';
import { Link } from '../../../components/link.tsx';
import type { BoardCalls } from './board-actions.tsx';
import styles from './add-board.module.css';

interface AddBoardProps {
  calls: Pick<BoardCalls, 'addBoard'>;
  onAdded: () => void;
}

/** Adds the board of a careers address, once it answered. */
export function AddBoard({ calls, onAdded }: AddBoardProps) {
  const [added, setAdded] = useState<AddedBoard | null>(null);
  const add = async (url: string) => {
    setAdded(null);
    setAdded(await calls.addBoard({ body: { url } }));
    onAdded();
  };
  return (
    <details className={styles.add}>
      <summary>Add a board</summary>
      <CareersAddressForm
        label="Careers address"
        hint="The employer’s list of jobs, or one of them."
        action="Add board"
        busyAction="Asking the board..."
        failure="This board could not be added. Please try again."
        onSend={add}
        className={styles.form}
        fieldClassName={styles.field}
      />
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
