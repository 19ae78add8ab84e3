import { LIMITS } from '@firsthand/contracts/light';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { ChoiceLinks } from '../../../components/choice-links.tsx';
import { TextField } from '../../../components/field.tsx';
import { CHOICE_LABELS } from './board-labels.ts';
import { BOARD_CHOICES, toOperationsAddress, type OperationsState } from '../operations-address.ts';
import styles from './board-filter.module.css';

/** Narrows the boards. Whatever is chosen leads to page 1. */
export function BoardFilter({ state }: { state: OperationsState }) {
  const navigate = useNavigate();
  const { typed, setTyped, setSubmitted } = useTyped(state.search);

  function submit(event: FormEvent) {
    event.preventDefault();
    const search = typed.trim();
    setSubmitted(search);
    void navigate(toOperationsAddress({ ...state, search, page: 1 }), { preventScrollReset: true });
  }

  return (
    <div className={styles.filter}>
      <ChoiceLinks
        label="Which boards"
        look="pills"
        choices={BOARD_CHOICES}
        current={state.boards}
        toAddress={(boards) => toOperationsAddress({ ...state, boards, page: 1 })}
        renderChoice={(choice) => CHOICE_LABELS[choice]}
      />
      <search className={styles.search}>
        <form className={styles.form} onSubmit={submit}>
          <TextField
            label="Company or board"
            className={styles.field}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={LIMITS.boardSearchMaxLength}
            value={typed}
            onValue={setTyped}
          />
          <Button type="submit" kind="secondary">
            Search
          </Button>
        </form>
      </search>
    </div>
  );
}

/** What stands in the field: the address's search whenever that changes by anything but this field, else what was typed. */
function useTyped(search: string) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  const [submitted, setSubmitted] = useState<string | null>(null);
  if (known !== search) {
    setKnown(search);
    setSubmitted(null);
    // The answer to the field's own search must not take what was typed meanwhile.
    if (search !== submitted) setTyped(search);
  }
  return { typed, setTyped, setSubmitted };
}
