import type { ClaimView, FitRequirement } from '@firsthand/contracts';
import { useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Link } from '../../../components/link.tsx';
import { toFailureText } from '../../../lib/api/failure-text.ts';
import { addSkillToProfile, refreshFits, useFit } from '../../../lib/fit/fits.ts';
import { OUTCOME_HEADINGS, OUTCOMES, toMetText, toRestText } from '../../../lib/fit/fit-words.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { JobPageData } from '../job-page-data.ts';
import { Panel, PanelGroup, PanelLine } from '../panel/panel.tsx';
import { FitRow } from './fit-row.tsx';
import styles from './fit-panel.module.css';

/** How the job fits the person's profile, behind one line; its room is there from the first frame for who is signed in. */
export function FitPanel({ page }: { page: JobPageData }) {
  const { isSignedIn } = useSession();
  return <div className={styles.room}>{isSignedIn ? <OwnFit page={page} /> : null}</div>;
}

function OwnFit({ page }: { page: JobPageData }) {
  const { job, claims } = page;
  const { profile, fit, hasFailed } = useFit(job.id);
  const [failure, setFailure] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const details = useRef<HTMLDetailsElement>(null);

  async function add(skill: string): Promise<void> {
    if (!profile) return;
    setFailure(null);
    try {
      await addSkillToProfile(profile.id, skill);
      setSaid(`${skill} is in your profile now.`);
      // Its button went with it: the next one, else the line over all.
      if (document.activeElement === document.body)
        (
          details.current?.querySelector<HTMLElement>('[data-add-skill]') ??
          details.current?.querySelector('summary')
        )?.focus();
    } catch (error) {
      setFailure(toFailureText(error, 'The skill could not be added.'));
    }
  }

  if (profile === null) {
    return (
      <PanelLine>
        <span>
          <Link to="/job-profiles">Create a job profile</Link> to see which stated requirements it shows.
        </span>
      </PanelLine>
    );
  }
  if (!fit) {
    if (fit === undefined && !hasFailed) return <PanelLine>Comparing with your job profile…</PanelLine>;
    if (fit === null) return null;
    return (
      <PanelLine>
        The comparison with your profile could not be loaded.{' '}
        <Button kind="link" onClick={() => void refreshFits()}>
          Try again
        </Button>
      </PanelLine>
    );
  }
  if (fit.requirements.length === 0) {
    return <PanelLine>The posting states nothing that your job profile could be held against.</PanelLine>;
  }
  const groups = OUTCOMES.map((outcome) => ({
    outcome,
    rows: fit.requirements.filter((requirement) => requirement.outcome === outcome),
  })).filter(({ rows }) => rows.length > 0);
  return (
    <Panel ref={details} title={toMetText(fit)} rest={toRestText(fit)}>
      {groups.map(({ outcome, rows }) => (
        <PanelGroup key={outcome} heading={OUTCOME_HEADINGS[outcome]}>
          {rows.map((requirement) => (
            <FitRow
              key={`${requirement.kind} ${requirement.label}`}
              requirement={requirement}
              claim={findClaim(claims, requirement)}
              language={job.language}
              onAdd={add}
            />
          ))}
        </PanelGroup>
      ))}
      {fit.pay ? (
        <PanelGroup heading="Pay">
          <FitRow
            requirement={fit.pay}
            claim={findClaim(claims, fit.pay)}
            language={job.language}
            onAdd={add}
          />
        </PanelGroup>
      ) : null}
      {failure === null ? null : (
        <p role="alert" className="fault">
          {failure}
        </p>
      )}
      <p className="faint-note">
        The posting’s words beside those of <Link to="/job-profiles">{profile?.profile_name}</Link>. Nothing
        is weighed, and your answers to equal-opportunity questions are never looked at.
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </Panel>
  );
}

/** The posting's words that a requirement was read from, to be shown in their place; undefined for what a field says. */
function findClaim(
  claims: readonly ClaimView[],
  { kind, label, sentence }: FitRequirement,
): ClaimView | undefined {
  if (sentence === null) return undefined;
  const name = kind === 'place' ? 'eligibility' : kind;
  const claim = claims.find((one) => one.name === name && (name !== 'skill' || one.label === label));
  return claim && { ...claim, label };
}
