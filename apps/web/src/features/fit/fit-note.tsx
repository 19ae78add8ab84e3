import { Menu } from '../../components/menu.tsx';
import { useFit } from '../../lib/fit/fits.ts';
import { OUTCOME_HEADINGS, OUTCOMES } from '../../lib/fit/fit-words.ts';
import styles from './fit-note.module.css';

/** "Meets 5 of 9", for people with a job profile; which ones on request. */
export function FitNote({ jobId }: { jobId: number }) {
  const { fit } = useFit(jobId);
  if (!fit || fit.requirements.length === 0) return null;
  const groups = OUTCOMES.map((outcome) => ({
    outcome,
    labels: fit.requirements.filter((one) => one.outcome === outcome).map(({ label }) => label),
  })).filter(({ labels }) => labels.length > 0);
  return (
    <Menu
      alignment="start"
      className={styles.menu}
      renderButton={(ties) => (
        <button type="button" className={styles.note} {...ties}>
          You meet {fit.met} of {fit.requirements.length}
          <span className="sr-only"> stated requirements</span>
        </button>
      )}
    >
      {() => (
        <dl className={styles.groups}>
          {groups.map(({ outcome, labels }) => (
            <div key={outcome}>
              <dt>{OUTCOME_HEADINGS[outcome]}</dt>
              <dd>{labels.join(' · ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </Menu>
  );
}
