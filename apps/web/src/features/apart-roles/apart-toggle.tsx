import { Button } from '../../components/button.tsx';
import { isApart, useApartRoles } from '../../lib/apart-roles.ts';
import { join, split, type RoleCard } from './apart-store.ts';
import styles from './apart-toggle.module.css';

interface ApartToggleProps {
  card: RoleCard;
  /** After the role was put together or taken apart: its cards change places. */
  onChange: (isApart: boolean) => void;
}

/** Whether the openings of a role are one result or several. */
export function ApartToggle({ card, onChange }: ApartToggleProps) {
  const wasApart = isApart(card, useApartRoles());
  return (
    <Button
      kind="link"
      className={styles.toggle}
      onClick={() => {
        if (wasApart) join(card);
        else split(card);
        onChange(!wasApart);
      }}
    >
      {wasApart ? 'Show as one job' : 'Show these as separate jobs'}
    </Button>
  );
}
