import { useRef, useState, type FocusEvent, type ToggleEvent } from 'react';
import { NavLink } from 'react-router';
import { IconButton } from '../../components/button.tsx';
import { AccountIcon, ChevronDownIcon } from '../../components/icons.tsx';
import { askForFreshPerson } from '../../lib/session/fresh-person.ts';
import { useSession } from '../../lib/session/session.ts';
import { toAccountLinks } from './links.ts';
import { Person } from './person.tsx';
import { useSignOut } from './use-sign-out.ts';
import styles from './account-menu.module.css';

/** The account's links on wide screens. A native popover: Escape closes it and gives the focus back to the button. */
export function AccountMenu() {
  const { user } = useSession();
  const signOut = useSignOut();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  /** With the keyboard gone elsewhere, an open menu would only cover what has the focus. */
  const follow = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || relatedTarget === button.current) return;
    if (!menu.current?.contains(relatedTarget)) close();
  };

  return (
    <>
      <IconButton
        ref={button}
        className={styles.toggle}
        popoverTarget="account-menu"
        label="Account"
        aria-expanded={isOpen}
      >
        <AccountIcon />
        <ChevronDownIcon />
      </IconButton>
      <div
        ref={menu}
        id="account-menu"
        popover="auto"
        className={styles.menu}
        onBlur={follow}
        onBeforeToggle={(event: ToggleEvent<HTMLDivElement>) => {
          if (event.newState !== 'open') return;
          placeBelow(button.current, event.currentTarget);
          void askForFreshPerson();
        }}
        onToggle={(event: ToggleEvent<HTMLDivElement>) => setIsOpen(event.newState === 'open')}
      >
        {user ? <Person user={user} /> : null}
        <ul className={styles.links}>
          {toAccountLinks(user).map((link) => (
            <li key={link.to}>
              <NavLink to={link.to} className={styles.link ?? ''} onClick={close}>
                {link.text}
              </NavLink>
            </li>
          ))}
          <li className={styles.last}>
            <button
              type="button"
              className={styles.link}
              onClick={() => {
                close();
                signOut();
              }}
            >
              Sign out
            </button>
          </li>
        </ul>
      </div>
    </>
  );
}

/** What is open lies on top of the page and knows nothing of the button, so it is told where that stands. */
function placeBelow(button: HTMLElement | null, menu: HTMLElement): void {
  if (!button) return;
  const { bottom, right } = button.getBoundingClientRect();
  menu.style.top = `${bottom + window.scrollY + 4}px`;
  menu.style.left = `${right + window.scrollX}px`;
}
