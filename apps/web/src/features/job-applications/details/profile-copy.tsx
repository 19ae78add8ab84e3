import { toProfileFacts } from './profile-facts.ts';
import styles from './details.module.css';

/** The profile as it was when the application was confirmed. */
export function ProfileCopy({ profile }: { profile: Record<string, unknown> }) {
  const facts = toProfileFacts(profile);
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="profile-heading" className={styles.section}>
      <h2 id="profile-heading">Your profile as it was</h2>
      <details className={styles.more}>
        <summary>Show the profile</summary>
        <dl className={styles.facts}>
          {facts.map(({ label, lines }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {lines.map((line, index) => (
                  <p key={index}>{line}</p>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
