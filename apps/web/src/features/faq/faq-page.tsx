import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../../components/link.tsx';
import { LinkButton } from '../../components/button.tsx';
import { TextPage } from '../../components/page/text-page.tsx';
import { useOffersTurboApply } from '../../lib/use-offers-turbo-apply.ts';
import { toTopics, type Piece, type Question } from './questions.ts';
import styles from './faq-page.module.css';

export function FaqPage() {
  useOpenByAddress();
  const topics = toTopics(useOffersTurboApply());
  return (
    <TextPage
      heading="Frequently Asked Questions"
      lead="Where the postings come from, how logging in works, what Premium is, and what is stored."
    >
      {topics.map((topic) => (
        <section key={topic.heading} aria-label={topic.heading} className={styles.topic}>
          <h2>{topic.heading}</h2>
          {topic.questions.map((question) => (
            <Answered key={question.id} {...question} />
          ))}
        </section>
      ))}
      <section aria-labelledby="more-heading" className={styles.more}>
        <h2 id="more-heading">Is yours not here?</h2>
        <LinkButton to="/about#contact" kind="secondary">
          Contact Us
        </LinkButton>
      </section>
    </TextPage>
  );
}

/** Browsers open it by themselves when their find-in-page meets a word of the answer. */
function Answered({ id, question, answer }: Question) {
  return (
    <details id={id} className={styles.question}>
      <summary>
        <h3>{question}</h3>
      </summary>
      <div className={styles.answer}>
        {answer.map((paragraph, index) => (
          <p key={index}>
            {paragraph.map((piece, place) => (
              <Shown key={place} piece={piece} />
            ))}
          </p>
        ))}
        <p className={styles.permalink}>
          <a href={`#${id}`} aria-label={`Link to this answer: ${question}`}>
            Link to this answer
          </a>
        </p>
      </div>
    </details>
  );
}

function Shown({ piece }: { piece: Piece }) {
  return typeof piece === 'string' ? piece : <Link to={piece.to}>{piece.text}</Link>;
}

/** /faq#magic-link opens that answer. */
function useOpenByAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(window.location.hash.slice(1));
      if (!(target instanceof HTMLDetailsElement)) return;
      target.open = true;
      target.scrollIntoView();
    };
    open();
    // A plain link to an answer of this page is the browser's own affair.
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [hash]);
}
