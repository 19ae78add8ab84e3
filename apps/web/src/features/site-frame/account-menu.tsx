import { IconButton } from '../../components/button.tsx';
import { AccountIcon, ChevronDownIcon } from '../../components/icons.tsx';
import { Menu, MenuButton, MenuLink } from '../../components/menu.tsx';
import { askForFreshPerson } from '../../lib/session/fresh-person.ts';
import { useSession } from '../../lib/session/session.ts';
import { toAccountLinks } from './links.ts';
import { Person } from './person.tsx';
import { useSignOut } from './use-sign-out.ts';
import styles from './account-menu.module.css';

/** The account's links on wide screens. */
export function AccountMenu() {
  const { user } = useSession();
  const signOut = useSignOut();
  return (
    <Menu
      id="account-menu"
      alignment="end"
      className={styles.menu}
      renderButton={(ties) => (
        <IconButton className={styles.toggle} label="Account" {...ties}>
          <AccountIcon />
          <ChevronDownIcon />
        </IconButton>
      )}
      onOpen={() => void askForFreshPerson()}
    >
      {(close) => (
        <>
          {user ? <Person user={user} /> : null}
          <ul className={styles.links}>
            {toAccountLinks(user).map((link) => (
              <li key={link.to}>
                <MenuLink to={link.to} onClick={close}>
                  {link.text}
                </MenuLink>
              </li>
            ))}
            <li className={styles.last}>
              <MenuButton
                onClick={() => {
                  close();
                  signOut();
                }}
              >
                Sign out
              </MenuButton>
            </li>
          </ul>
        </>
      )}
    </Menu>
  );
}
