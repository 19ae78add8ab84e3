import type { ReactNode } from 'react';
import styles from './subscription.module.css';

/** What holds for the subscription, one line each. */
export function SubscriptionFacts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
