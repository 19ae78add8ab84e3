import type { SkillMatchResponse } from '@firsthand/contracts';
import { useId } from 'react';
import styles from './help.module.css';

/** Which of the skills the posting names the profile shows. */
export function SkillMatch({ skills }: { skills: SkillMatchResponse }) {
  const id = useId();
  const isEmpty = skills.shown.length === 0 && skills.not_shown.length === 0;
  return (
    <section className={styles.panel} aria-labelledby={id} role="status">
      <h3 id={id}>Skills the posting names</h3>
      {isEmpty ? <p className="note">We found no skill named in this posting.</p> : null}
      {skills.shown.length > 0 ? (
        <>
          <h4>Your profile shows</h4>
          <ul className={styles.skills}>
            {skills.shown.map(({ skill, where }) => (
              <li key={skill}>
                <strong>{skill}</strong> <span>{where}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {skills.not_shown.length > 0 ? (
        <>
          <h4>Your profile does not show</h4>
          <ul className={styles.skills}>
            {skills.not_shown.map((skill) => (
              <li key={skill}>
                <strong>{skill}</strong>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
