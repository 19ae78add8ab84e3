import type { JobCardData } from '../../lib/job/job-card-data.ts';
import { toCategoryFact, toModeFact, toPayFact, toTypeFact } from '../../lib/job/job-labels.ts';
import { toLanguageText } from './to-language-text.ts';
import styles from './job-facts.module.css';

/**
 * The work mode, which the specification puts on every card; what the posting says of pay, type and category, and a language
 * that is not the site's. Of what it does not state nothing is said.
 */
export function JobFacts({ job }: { job: JobCardData }) {
  const stated = [toPayFact(job), toTypeFact(job), toCategoryFact(job)].filter((fact) => fact.stated);
  const texts = [toModeFact(job), ...stated].map((fact) => fact.text);
  const language = toLanguageText(job);
  return <p className={styles.facts}>{[...texts, language ?? []].flat().join(' · ')}</p>;
}
