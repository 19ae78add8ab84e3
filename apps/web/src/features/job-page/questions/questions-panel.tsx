import type { QuestionsResponse } from '@firsthand/contracts';
import { FORM_FIELD_GROUPS } from '@firsthand/contracts/light';
import { Button } from '../../../components/button.tsx';
import { DateTime } from '../../../components/date-time.tsx';
import { Link } from '../../../components/link.tsx';
import { GROUP_LABELS } from '../../../lib/form-groups.ts';
import type { JobPageData } from '../job-page-data.ts';
import { Panel, PanelGroup, PanelLine } from '../panel/panel.tsx';
import { QuestionRow } from './question-row.tsx';
import { toRest, toTitle } from './question-words.ts';
import { useQuestions } from './use-questions.ts';
import styles from './questions-panel.module.css';

/** What the employer's form will ask, behind one line that is as high before it is known. */
export function QuestionsPanel({ page }: { page: JobPageData }) {
  const { answer, failure, again, place } = useQuestions(page.job);
  return (
    <section ref={place} aria-label="What the employer’s form asks" className={styles.room}>
      {answer ? (
        <Questions answer={answer} />
      ) : failure !== null ? (
        <PanelLine>
          <span role="alert">
            {failure}{' '}
            <Button kind="link" onClick={again}>
              Look again
            </Button>
          </span>
        </PanelLine>
      ) : (
        <PanelLine>
          <span className={styles.looking}>Looking up what the employer’s form asks…</span>
          <span className={styles.scriptless}>What the form asks stands on the employer’s page.</span>
        </PanelLine>
      )}
    </section>
  );
}

function Questions({ answer }: { answer: QuestionsResponse }) {
  const { origin, read_at: readAt, questions, notices, profile } = answer;
  const groups = FORM_FIELD_GROUPS.map((group) => ({
    group,
    rows: questions.filter((question) => question.group === group),
  })).filter(({ rows }) => rows.length > 0);
  return (
    <Panel title={toTitle(answer)} rest={toRest(answer)}>
      {groups.map(({ group, rows }) => (
        <PanelGroup key={group} heading={GROUP_LABELS[group]}>
          {rows.map((question, index) => (
            <QuestionRow key={index} question={question} />
          ))}
        </PanelGroup>
      ))}
      <div className="faint-note">
        {origin === 'employer' && readAt !== null ? (
          <p>
            Read at the employer’s system <DateTime at={readAt} withHour />.
          </p>
        ) : null}
        {notices.map((notice) => (
          <p key={notice}>{notice}</p>
        ))}
        {profile === undefined ? null : profile === null ? (
          <p>
            <Link to="/job-profiles">Create a job profile</Link> to see which of these you have answers to.
          </p>
        ) : (
          <p>
            Your answers are those of <Link to="/job-profiles">{profile.profile_name}</Link> and of forms you
            filled before.
          </p>
        )}
      </div>
    </Panel>
  );
}
