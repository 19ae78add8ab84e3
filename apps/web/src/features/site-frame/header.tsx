import type { ReactNode } from 'react';
import { Link, NavLink } from '../../components/link.tsx';
import { LinkButton } from '../../components/button.tsx';
import { HEADER_LINKS, LOGIN_LINK } from './links.ts';
import { MemberLinks } from './member-links.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import styles from './header.module.css';

/** `bell` leads to what happened to what a member keeps; it stays in sight on narrow screens too. */
export function Header({ bell }: { bell: ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={`page ${styles.bar}`}>
        <Link to="/" className={styles.wordmark} aria-label="Firsthand, home">
          Firsthand
        </Link>
        <nav aria-label="Main" className={styles.nav}>
          <ul className={styles.links}>
            {HEADER_LINKS.map((link) => (
              <li key={link.to}>
                <NavLink to={link.to} className={styles.link ?? ''} data-text={link.text}>
                  {link.text}
                </NavLink>
              </li>
            ))}
          </ul>
          <LinkButton to={LOGIN_LINK.to} kind="secondary" className={styles.guest}>
            {LOGIN_LINK.text}
          </LinkButton>
          <MemberLinks bell={bell} />
        </nav>
        <div className={styles.narrow}>
          <div className={styles.member}>{bell}</div>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
