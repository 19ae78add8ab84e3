import { useRef } from 'react';
import { Link, NavLink } from 'react-router';
import buttonStyles from '../../components/button.module.css';
import { CloseIcon, MenuIcon } from '../../components/icons.tsx';
import { HEADER_LINKS, LOGIN_LINK } from './links.ts';
import styles from './mobile-menu.module.css';

/** The menu of narrow screens. A native popover: it opens without scripts, Escape and a tap outside close it. */
export function MobileMenu() {
  const menu = useRef<HTMLElement>(null);
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
        <ul className={styles.links}>
          {HEADER_LINKS.map((link) => (
            <li key={link.to}>
              <NavLink to={link.to} className={styles.link ?? ''} onClick={close}>
                {link.text}
              </NavLink>
            </li>
          ))}
        </ul>
        <Link to={LOGIN_LINK.to} className={buttonStyles.primary} onClick={close}>
          {LOGIN_LINK.text}
        </Link>
      </nav>
    </>
  );
}
