import { Menu } from '../../components/menu.tsx';
import { useFit } from '../../lib/fit/fits.ts';
import { OUTCOME_HEADINGS, OUTCOMES, toShownText } from '../../lib/fit/fit-words.ts';
import styles from './fit-line.module.css';

/** "2 of 5 shown in your profile: React, SQL", for people with a job profile; the others on request. */
export function FitLine({ jobId }: { jobId: number }) {
  const { profile, fit } = useFit(jobId);
  if (!profile) return <p className={styles.room} />;
  if (!fit) return <p className={styles.line} />;
  if (fit.requirements.length === 0)
    return <p className={styles.line}>Nothing stated to hold against your profile</p>;
  const groups = OUTCOMES.map((outcome) => ({
    outcome,
    labels: fit.requirements.filter((one) => one.outcome === outcome).map(({ label }) => label),
  })).filter(({ labels }) => labels.length > 0);
  const met = groups.find(({ outcome }) => outcome === 'met');
  return (
    <div className={styles.line}>
      <Menu
        alignment="start"
        className={styles.menu}
        renderButton={(ties) => (
          <button type="button" className={styles.button} {...ties}>
            <span className={styles.count}>{toShownText(fit)}</span>
            {met ? `: ${met.labels.join(', ')}` : null}
          </button>
        )}
      >
        {() => (
          <dl className={styles.groups}>
            {groups.map(({ outcome, labels }) => (
              <div key={outcome}>
                <dt>{OUTCOME_HEADINGS[outcome]}</dt>
                {labels.map((label) => (
                  <dd key={label}>{label}</dd>
                ))}
              </div>
            ))}
          </dl>
        )}
      </Menu>
    </div>
  );
}
