import { IconButton } from '../../components/button.tsx';
import { HideIcon } from '../../components/icons.tsx';
import { Menu, MenuButton } from '../../components/menu.tsx';
import { toCompanyName } from '../../lib/job/job-labels.ts';
import { toCompanyRules, toJobRules, type NamedJob } from './card-rules.ts';
import type { HiddenRule } from './hidden-rules.ts';
import styles from './hide-menu.module.css';

interface HideMenuProps {
  job: NamedJob;
  onHide: (rules: readonly HiddenRule[]) => void;
}

/** What of a card can be left out of searches from now on. */
export function HideMenu({ job, onHide }: HideMenuProps) {
  return (
    <Menu
      alignment="end"
      className={styles.menu}
      renderButton={(ties) => (
        <IconButton label={`Hide ${job.title}`} className={styles.button} {...ties}>
          <HideIcon />
        </IconButton>
      )}
    >
      {(close) => (
        <>
          <MenuButton
            aria-keyshortcuts="x"
            onClick={() => {
              close();
              onHide(toJobRules(job));
            }}
          >
            {job.alike.length > 0 ? 'Hide this role' : 'Hide this job'}
          </MenuButton>
          <MenuButton
            onClick={() => {
              close();
              onHide(toCompanyRules(job));
            }}
          >
            Hide everything from {toCompanyName(job.company)}
          </MenuButton>
        </>
      )}
    </Menu>
  );
}
