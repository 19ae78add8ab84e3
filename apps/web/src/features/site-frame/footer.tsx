import { Link } from '../../components/link.tsx';
import { useNow } from '../../lib/clock.tsx';
import { FOOTER_COLUMNS, SOCIAL_LINK } from './links.ts';
import styles from './footer.module.css';

export function Footer() {
  const year = new Date(useNow()).getUTCFullYear();
  return (
    <footer className={styles.footer}>
      <div className="page">
        <nav aria-label="Footer" className={styles.columns}>
          {FOOTER_COLUMNS.map((column) => (
            <section key={column.heading}>
              <h2 className={styles.heading}>{column.heading}</h2>
              <ul className={styles.links}>
                {column.links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to} className={styles.link}>
                      {link.text}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <div className={`ends ${styles.closing}`}>
          <p>© {year} Firsthand. All rights reserved.</p>
          <a href={SOCIAL_LINK.to} className={styles.link} rel="noopener noreferrer" target="_blank">
            {SOCIAL_LINK.text}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </div>
      </div>
    </footer>
  );
}
