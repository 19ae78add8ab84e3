import { useRef, type ToggleEvent } from 'react';
import { NavLink } from '../../components/link.tsx';
import { Button, IconButton, LinkButton } from '../../components/button.tsx';
import { CloseIcon, MenuIcon } from '../../components/icons.tsx';
import { askForFreshPerson } from '../../lib/session/fresh-person.ts';
import { useSession } from '../../lib/session/session.ts';
import { HEADER_LINKS, LOGIN_LINK, SAVED_JOBS_LINK, toAccountLinks, type SiteLink } from './links.ts';
import { Person } from './person.tsx';
import { useSignOut } from './use-sign-out.ts';
import styles from './mobile-menu.module.css';

/** The menu of narrow screens. A native popover: it opens without scripts, Escape and a tap outside close it. */
export function MobileMenu() {
  const menu = useRef<HTMLElement>(null);
  const { user } = useSession();
  const signOut = useSignOut();
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <IconButton isBare className={styles.toggle} popoverTarget="mobile-menu" label="Menu">
        <MenuIcon />
      </IconButton>
      <nav
        ref={menu}
        id="mobile-menu"
        popover="auto"
        aria-label="Mobile"
        className={styles.menu}
        onToggle={(event: ToggleEvent<HTMLElement>) => {
          if (event.newState === 'open') void askForFreshPerson();
        }}
      >
        <IconButton
          isBare
          className={styles.close}
          popoverTarget="mobile-menu"
          popoverTargetAction="hide"
          label="Close menu"
        >
          <CloseIcon />
        </IconButton>
        <MenuLinks links={HEADER_LINKS} onFollow={close} />
        <LinkButton to={LOGIN_LINK.to} kind="primary" className={styles.guest} onClick={close}>
          {LOGIN_LINK.text}
        </LinkButton>
        <div className={styles.member}>
          {user ? <Person user={user} /> : null}
          <MenuLinks links={[SAVED_JOBS_LINK, ...toAccountLinks(user)]} onFollow={close} />
          <Button
            kind="secondary"
            onClick={() => {
              close();
              signOut();
            }}
          >
            Sign out
          </Button>
        </div>
      </nav>
    </>
  );
}

function MenuLinks({ links, onFollow }: { links: readonly SiteLink[]; onFollow: () => void }) {
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.to}>
          <NavLink to={link.to} className={styles.link ?? ''} onClick={onFollow}>
            {link.text}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
