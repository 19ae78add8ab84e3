import type { ReactNode } from 'react';
import { CompanyName } from './company-name.tsx';
import styles from './company-line.module.css';

interface CompanyLineProps {
  /** As it is shown: a job's `toCompanyName`, an application's `toApplicationCompany`. */
  company: string;
  /** Its page; none where there is no address for it. */
  path?: string | null;
  /** Under the heading of a page, where the text is larger. */
  isLead?: boolean;
  /** Where the job is; nothing when that is not said. */
  children?: ReactNode;
}

/** Whose job it is, and where: "Acme · Berlin, Germany". */
export function CompanyLine({ company, path = null, isLead = false, children }: CompanyLineProps) {
  return (
    <p className={isLead ? styles.line : styles.small}>
      <strong>
        <CompanyName path={path}>{company}</CompanyName>
      </strong>
      {children ? (
        <>
          <span aria-hidden="true"> · </span>
          {children}
        </>
      ) : null}
    </p>
  );
}
