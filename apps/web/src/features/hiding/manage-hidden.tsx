import type { HideKind } from '@firsthand/contracts';
import { LIMITS } from '@firsthand/contracts/light';
import { useId, useRef, type MouseEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { TextField } from '../../components/field.tsx';
import { keepFocus } from '../../lib/keep-focus.ts';
import { useKeptState } from '../../lib/saving/use-kept-state.ts';
import { useForm } from '../../lib/use-form.ts';
import { keyOf, toWordRule, type HiddenRule } from './hidden-rules.ts';
import { checkWord, hideStore, useHiding } from './hiding.ts';
import styles from './hidden-summary.module.css';

const GROUPS: readonly [HideKind, string][] = [
  ['word', 'Words'],
  ['company', 'Companies'],
  ['job', 'Jobs'],
];

interface ManageHiddenProps {
  isOpen: boolean;
  onClose: () => void;
}

/** All that is hidden, each with the way back, and a field for one more word. */
export function ManageHidden({ isOpen, onClose }: ManageHiddenProps) {
  return (
    <Dialog isOpen={isOpen} heading="What you hide" onClose={onClose}>
      <Hidden />
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Hidden() {
  const { rules, isOnAccount } = useHiding();
  const fieldId = useId();
  const list = useRef<HTMLDivElement>(null);

  function show(rule: HiddenRule, { currentTarget }: MouseEvent<HTMLElement>) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === currentTarget);
    const others = [...buttons.slice(at + 1), ...buttons.slice(0, at).reverse()];
    keepFocus([...others, document.getElementById(fieldId)], () => hideStore.show([rule]));
  }

  return (
    <>
      <p>
        Searches leave these out before they count.{' '}
        {isOnAccount ? 'They are kept on your account.' : 'They are kept on this device until you log in.'}
      </p>
      <WordForm fieldId={fieldId} />
      <div ref={list}>
        {GROUPS.map(([kind, heading]) => (
          <Group
            key={kind}
            heading={heading}
            rules={rules.filter((rule) => rule.kind === kind)}
            onShow={show}
          />
        ))}
      </div>
      {rules.length === 0 ? (
        <p>Nothing is hidden. Jobs and companies are hidden from their results.</p>
      ) : null}
    </>
  );
}

function WordForm({ fieldId }: { fieldId: string }) {
  const { value: typed, change: setTyped } = useKeptState('hide-word', '');
  const { isBusy, error, submit } = useForm(async () => {
    const rule = toWordRule(typed);
    if (rule) {
      await checkWord(rule.value);
      hideStore.hide([rule]);
    }
    setTyped('');
  }, 'This word could not be hidden. Please try again.');
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        id={fieldId}
        label="Hide jobs with this word"
        value={typed}
        onValue={setTyped}
        maxLength={LIMITS.hideWordMaxLength}
        autoComplete="off"
        required
        fault={error}
        hint="For one search only, put -word into the search box."
      />
      <Button kind="secondary" type="submit" isBusy={isBusy}>
        Hide
      </Button>
    </form>
  );
}

interface GroupProps {
  heading: string;
  rules: readonly HiddenRule[];
  onShow: (rule: HiddenRule, event: MouseEvent<HTMLElement>) => void;
}

function Group({ heading, rules, onShow }: GroupProps) {
  if (rules.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3>{heading}</h3>
      <ul className={`ruled-rows ${styles.rules}`}>
        {rules.map((rule) => (
          <li key={keyOf(rule)}>
            <span>{rule.label}</span>
            <Button kind="link" onClick={(event) => onShow(rule, event)}>
              Show again<span className="sr-only"> {rule.label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
