import { Link, NavLink } from '../../components/link.tsx';
import { LinkButton } from '../../components/button.tsx';
import { HEADER_LINKS, LOGIN_LINK } from './links.ts';
import { MemberLinks } from './member-links.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import styles from './header.module.css';

export function Header() {
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
          <MemberLinks />
        </nav>
        <MobileMenu />
      </div>
    </header>
  );
}
