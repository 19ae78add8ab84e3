import { formatCount } from '@firsthand/contracts/light';
import { useId } from 'react';
import { Link } from '../../components/link.tsx';
import styles from './card.module.css';

interface CountCardProps {
  heading: string;
  count: number;
  to: string;
  /** What the link says. */
  link: string;
}

export function CountCard({ heading, count, to, link }: CountCardProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.card}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <p className={styles.count}>{formatCount(count)}</p>
      <Link to={to} className={styles.link}>
        {link}
      </Link>
    </section>
  );
}
