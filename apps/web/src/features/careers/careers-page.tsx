import type { ReactNode } from 'react';
import { TextPage } from '../../components/page/text-page.tsx';
import styles from './careers-page.module.css';

const ROLES = [
  {
    name: 'Software Engineering',
    text: 'The readers of each applicant-tracking system, the search, this site.',
  },
  { name: 'Product Design', text: 'How two hundred postings a day stay readable.' },
  { name: 'Marketing', text: 'Telling people where the postings come from.' },
  { name: 'Customer Success', text: 'Answering job seekers and employers.' },
  { name: 'Data Science', text: 'Reading pay, places and skills out of text, and measuring how well.' },
  { name: 'Operations', text: 'Keeping the reading of boards on time.' },
];

export function CareersPage({ form }: { form: ReactNode }) {
  return (
    <TextPage
      heading="Careers"
      lead="There are no open positions. Firsthand is bootstrapped: it has no outside funding and hires when its own income pays for it."
    >
      <section aria-labelledby="roles-heading" className={styles.section}>
        <h2 id="roles-heading">Roles we expect to need</h2>
        <ul className={styles.roles}>
          {ROLES.map((role) => (
            <li key={role.name}>
              <h3>{role.name}</h3>
              <p>{role.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="notify-heading" className={styles.section}>
        <h2 id="notify-heading">Get Notified</h2>
        {form}
      </section>
    </TextPage>
  );
}
