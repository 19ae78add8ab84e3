import type { DraftedSentence } from '@firsthand/contracts';
import { countOf } from '../../../lib/format-date.ts';
import styles from './help.module.css';

/** Drafted sentences, each with the facts it rests on; one that rests on none is marked. */
export function Sentences({ sentences }: { sentences: readonly DraftedSentence[] }) {
  return (
    <ul className={styles.sentences}>
      {sentences.map((sentence, index) => (
        <li key={index} data-doubt={sentence.doubt === null ? undefined : ''}>
          <p>{sentence.text}</p>
          {sentence.doubt === null ? null : <p className={styles.doubt}>{sentence.doubt}</p>}
          {sentence.facts.length > 0 ? (
            <details>
              <summary>
                Rests on {countOf(sentence.facts.length, 'fact')}
                <span className="sr-only"> of your profile: {sentence.text}</span>
              </summary>
              <dl>
                {sentence.facts.map((fact) => (
                  <div key={`${fact.label} ${fact.text}`}>
                    <dt>{fact.label}</dt>
                    <dd>{fact.text}</dd>
                  </div>
                ))}
              </dl>
            </details>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
