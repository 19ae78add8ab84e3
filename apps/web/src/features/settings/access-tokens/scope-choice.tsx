import { ACCESS_SCOPES, type AccessScope } from '@firsthand/contracts/light';
import { useId } from 'react';
import { SCOPE_WORDS } from './scope-words.ts';
import styles from './access-tokens.module.css';

interface ScopeChoiceProps {
  scopes: readonly AccessScope[];
  onChange: (scopes: readonly AccessScope[]) => void;
}

/** Reading is always part of it, so that a token without any scope cannot be asked for. */
export function ScopeChoice({ scopes, onChange }: ScopeChoiceProps) {
  const id = useId();
  return (
    <fieldset className={styles.scopes}>
      <legend>What it may do</legend>
      {ACCESS_SCOPES.map((scope) => (
        <label key={scope} className={styles.scope}>
          <input
            type="checkbox"
            name={`scope_${scope}`}
            aria-describedby={`${id}-${scope}`}
            checked={scope === 'read' || scopes.includes(scope)}
            disabled={scope === 'read'}
            onChange={({ target }) =>
              onChange(target.checked ? [...scopes, scope] : scopes.filter((other) => other !== scope))
            }
          />
          <span>
            {SCOPE_WORDS[scope].label}
            <span id={`${id}-${scope}`} className={`note ${styles.note}`}>
              {SCOPE_WORDS[scope].text}
            </span>
          </span>
        </label>
      ))}
      <p className={`note ${styles.note}`}>
        Your account itself stays closed to it: logging in, these settings, access tokens, download and
        deletion.
      </p>
    </fieldset>
  );
}
