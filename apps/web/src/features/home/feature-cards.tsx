import { ATS_TABLE } from '@firsthand/contracts/light';
import styles from './feature-cards.module.css';

const FEATURES = [
  {
    heading: 'Only employers’ own boards',
    text: 'Every posting is read from the hiring system the employer runs. There is no form to post a job here, so a fake one has no way in.',
  },
  {
    heading: 'Seen alive, with the time',
    text: 'Each posting carries a stamp: when it was last seen on its board. Gone from the board means gone from the search.',
  },
  {
    heading: 'A history you can read',
    text: 'First seen, checked how often, what was changed and when. A title that moved or pay that appeared is on record.',
  },
  {
    heading: 'Nothing filled in',
    text: 'Pay is shown with the sentence it came from. What an employer does not say is shown as not said.',
  },
  {
    heading: 'Every place, told apart',
    text: 'A posting for seven cities can be found in each of them. Hybrid work is called hybrid, never remote.',
  },
  {
    heading: 'Straight to the employer',
    text: 'Applying opens the employer’s own page. No copy in between, no account needed to search or read.',
  },
] as const;

export function FeatureCards() {
  return (
    <section aria-labelledby="features-heading" className={styles.features}>
      <div className={styles.head}>
        <h2 id="features-heading">What makes a posting worth reading</h2>
        <p>Read from {ATS_TABLE.map((ats) => ats.label).join(', ')}.</p>
      </div>
      <ul className={styles.cards}>
        {FEATURES.map((feature) => (
          <li key={feature.heading}>
            <h3>{feature.heading}</h3>
            <p>{feature.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
