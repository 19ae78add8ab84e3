import type { ApiOf } from '@firsthand/api-client';
import type { StoredAnswer } from '@firsthand/contracts';
import type { STORED_ANSWER_ROUTES } from '@firsthand/contracts/light';
import { useRef, useState } from 'react';
import { AccountPage } from '../../components/page/account-page.tsx';
import { Empty } from '../../components/page/empty.tsx';
import { ApplicationsNav } from '../../components/page/applications-nav.tsx';
import { Notice } from '../../components/notice.tsx';
import { useNotice } from '../../components/use-notice.ts';
import { AnswerEntry } from './answer-entry.tsx';

interface AnswersPageProps {
  initial: readonly StoredAnswer[];
  /** Where Turbo Apply is off, what was kept can still be seen and deleted. */
  canEdit: boolean;
  calls: ApiOf<typeof STORED_ANSWER_ROUTES>;
}

const noticeMs = 8_000;

function NoAnswers() {
  return (
    <Empty heading="No remembered answers yet">
      When you answer an employer’s question in a prepared application, you can have the answer remembered. It
      is kept here and offered the next time a form asks the same.
    </Empty>
  );
}

/** The answers kept for other forms: to be seen, changed and deleted. */
export function AnswersPage({ initial, canEdit, calls }: AnswersPageProps) {
  const [answers, setAnswers] = useState(initial);
  const { notice, notify, dismiss } = useNotice();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <AccountPage
      heading="Remembered answers"
      headingRef={heading}
      lead="Yours alone. No employer sees one before you confirm an application."
    >
      <ApplicationsNav />
      {answers.length === 0 ? <NoAnswers /> : null}
      {answers.length > 0 ? (
        <ul className="rows">
          {answers.map((answer) => (
            <li key={answer.id}>
              <AnswerEntry
                answer={answer}
                canEdit={canEdit}
                calls={calls}
                onSaved={(saved) => {
                  setAnswers((current) => current.map((other) => (other.id === saved.id ? saved : other)));
                  notify('The answer is saved.');
                }}
                onRemoved={() => {
                  setAnswers((current) => current.filter(({ id }) => id !== answer.id));
                  notify('The answer is deleted.');
                  heading.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <Notice notice={notice} shownMs={noticeMs} onDismiss={dismiss} />
    </AccountPage>
  );
}
