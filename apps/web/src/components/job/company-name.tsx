import { Link } from '../link.tsx';
import styles from './company-name.module.css';

interface CompanyNameProps {
  /** The company's page; null where there is no address for it. */
  path: string | null;
  children: string;
}

/** The name of a company, which leads to its page. */
export function CompanyName({ path, children }: CompanyNameProps) {
  if (path === null) return <bdi>{children}</bdi>;
  return (
    <Link to={path} prefetch="intent" className={styles.name}>
      <bdi>{children}</bdi>
    </Link>
  );
}
