import type { ClaimView, JobView } from '@firsthand/contracts';
import { Link } from '../../../components/link.tsx';
import { StatedValue } from './stated-value.tsx';
import styles from './stated.module.css';

/** What the posting says in words alone, in this order. */
const ROWS: readonly { name: ClaimView['name']; label: string }[] = [
  { name: 'hirer', label: 'Employer' },
  { name: 'pool', label: 'Opening' },
  { name: 'earnings', label: 'Earnings named' },
  { name: 'seniority', label: 'Seniority' },
  { name: 'years', label: 'Experience' },
  { name: 'eligibility', label: 'Open to people in' },
  { name: 'visa', label: 'Visa' },
  { name: 'skill', label: 'Skills asked for' },
];

interface StatedFactsProps {
  claims: readonly ClaimView[];
  language: string | null;
  /** What the title says the work is. */
  occupation: JobView['occupation'];
}

/** What was read from the posting's words, each with the words; nothing where they say nothing. */
export function StatedFacts({ claims, language, occupation }: StatedFactsProps) {
  const rows = ROWS.map((row) => ({ ...row, stated: claims.filter(({ name }) => name === row.name) })).filter(
    ({ stated }) => stated.length > 0,
  );
  if (rows.length === 0 && !occupation) return null;
  return (
    <dl className={styles.stated} aria-label="Read from the posting’s words">
      {occupation ? (
        <div>
          <dt>Kind of work</dt>
          <dd>
            <Link to={`/search?${new URLSearchParams({ q: occupation.label }).toString()}`}>
              {occupation.label}
              <span className="sr-only">: search jobs of this kind</span>
            </Link>
          </dd>
        </div>
      ) : null}
      {rows.map(({ name, label, stated }) => (
        <div key={name}>
          <dt>{label}</dt>
          {stated.map((claim) => (
            <dd key={claim.label}>
              <StatedValue claim={claim} language={language} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
