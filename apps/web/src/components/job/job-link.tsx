import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../link.tsx';

interface JobLinkProps {
  /** The job's page, or '#' when no address can be made of what we hold; '' is the page this stands on. */
  path: string;
  /** A place on the page. */
  section?: 'history' | 'places';
  /** Before the link is followed, which `preventDefault` keeps from happening. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
  [attribute: `aria-${string}` | `data-${string}`]: string | undefined;
}

const stay = (event: MouseEvent) => event.preventDefault();

/** Leads to a job's page. One whose address cannot be made is the specification's '#', which leads nowhere. */
export function JobLink({ path, section, children, ...others }: JobLinkProps) {
  if (path === '#') {
    return (
      // eslint-disable-next-line jsx-a11y-x/anchor-is-valid -- the specification's own address for such a job
      <a href="#" {...others} onClick={stay}>
        {children}
      </a>
    );
  }
  return (
    <Link to={section ? `${path}#${section}` : path} prefetch="intent" {...others}>
      {children}
    </Link>
  );
}
