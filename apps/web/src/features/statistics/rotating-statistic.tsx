import { useEffect, useState } from 'react';
import { toRotation, toStatisticLines, toStepMs, type Statistics } from './rotation.ts';
import styles from './rotating-statistic.module.css';

/** Steps on by itself while the window has the focus. */
function useRotationStep(): number {
  const [step, setStep] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setStep((current) => current + 1), toStepMs(step));
    };
    const pause = () => clearTimeout(timer);
    if (document.hasFocus()) run();
    window.addEventListener('focus', run);
    window.addEventListener('blur', pause);
    return () => {
      pause();
      window.removeEventListener('focus', run);
      window.removeEventListener('blur', pause);
    };
  }, [step]);
  return step;
}

/** One line of counts that takes turns. Screen readers, and people who want no motion, get all lines at once. */
export function RotatingStatistic({ statistics }: { statistics: Statistics }) {
  const lines = toStatisticLines(statistics);
  const { line, isShown } = toRotation(useRotationStep(), lines.length);
  const current = lines[line];
  return (
    <div className={styles.place}>
      <p className={styles.rotating} data-shown={isShown} aria-hidden="true">
        <strong>{current?.count}</strong> {current?.words}
      </p>
      <ul className={styles.all}>
        {lines.map((entry) => (
          <li key={entry.words}>
            <strong>{entry.count}</strong> {entry.words}
          </li>
        ))}
      </ul>
    </div>
  );
}
