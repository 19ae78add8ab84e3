import type { JobCardData } from '../../lib/job/job-card-data.ts';
import { toCategoryFact, toModeFact, toPayFact, toTypeFact } from '../../lib/job/job-labels.ts';
import { toLanguageText } from './to-language-text.ts';
import styles from './job-facts.module.css';

/** What the posting says of mode, pay, type and category, and a language that is not the site's; behind it, small and faint, what it does not state. */
export function JobFacts({ job }: { job: JobCardData }) {
  const facts = [
    { name: 'work mode', ...toModeFact(job) },
    { name: 'pay', ...toPayFact(job) },
    { name: 'type', ...toTypeFact(job) },
    { name: 'category', ...toCategoryFact(job) },
  ];
  const stated = facts.filter((fact) => fact.stated).map((fact) => fact.text);
  const language = toLanguageText(job);
  if (language !== null) stated.push(language);
  const assumed = facts.filter((fact) => !fact.stated).map(({ name, text }) => `${name} (${text})`);
  return (
    <p className={styles.facts}>
      {stated.length > 0 ? <span className={styles.stated}>{stated.join(' · ')}</span> : null}
      {assumed.length > 0 ? <small className={styles.assumed}>Not stated: {assumed.join(', ')}</small> : null}
    </p>
  );
}
