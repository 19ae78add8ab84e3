import { useRef } from 'react';
import { Link, NavLink } from 'react-router';
import buttonStyles from '../../components/button.module.css';
import { CloseIcon, MenuIcon } from '../../components/icons.tsx';
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
      <button type="button" className={styles.toggle} popoverTarget="mobile-menu" aria-label="Menu">
        <MenuIcon />
      </button>
      <nav ref={menu} id="mobile-menu" popover="auto" aria-label="Mobile" className={styles.menu}>
        <button
          type="button"
          className={styles.close}
          popoverTarget="mobile-menu"
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <CloseIcon />
        </button>
        <MenuLinks links={HEADER_LINKS} onFollow={close} />
        <Link to={LOGIN_LINK.to} className={`${buttonStyles.primary} ${styles.guest}`} onClick={close}>
          {LOGIN_LINK.text}
        </Link>
        <div className={styles.member}>
          {user ? <Person user={user} /> : null}
          <MenuLinks links={[SAVED_JOBS_LINK, ...toAccountLinks(user)]} onFollow={close} />
          <button
            type="button"
            className={buttonStyles.secondary}
            onClick={() => {
              close();
              signOut();
            }}
          >
            Sign out
          </button>
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
