import type { AutoApply, JobProfile } from '@firsthand/contracts';
import { PREMIUM_PRICE } from '@firsthand/contracts/light';
import { useState } from 'react';
import { Link } from 'react-router';
import { countOf } from '../../lib/format-date.ts';
import type { Notify } from '../../lib/use-notice.ts';
import { AutoApplyForm } from './auto-apply-form.tsx';
import type { DraftCalls } from './draft-calls.ts';
import styles from './prepared-page.module.css';

interface AutoApplySectionProps {
  initial: AutoApply | null;
  profiles: readonly JobProfile[];
  isPremium: boolean;
  calls: DraftCalls;
  notify: Notify;
}

function Status({ settings }: { settings: AutoApply | null }) {
  if (!settings) return null;
  const today = `${countOf(settings.prepared_today, 'application')} prepared today of at most ${settings.daily_limit}`;
  return <p className={styles.note}>{settings.enabled ? `On. ${today}.` : `Off. ${today}.`}</p>;
}

function Body(props: AutoApplySectionProps) {
  const { profiles, isPremium } = props;
  const [settings, setSettings] = useState(props.initial);
  if (!isPremium) {
    return (
      <p className={styles.note}>
        Auto-apply is part of Premium.{' '}
        <Link to="/subscription">Upgrade for {PREMIUM_PRICE.jobDetailsPrompt}/month</Link>
      </p>
    );
  }
  if (profiles.length === 0) {
    return (
      <p className={styles.note}>
        You need a job profile for this. <Link to="/job-profiles">Create Job Profile</Link>
      </p>
    );
  }
  return (
    <>
      <Status settings={settings} />
      <AutoApplyForm
        settings={settings}
        profiles={profiles}
        calls={props.calls}
        onSaved={(saved) => {
          setSettings(saved);
          props.notify(saved ? 'Auto-apply is saved.' : 'Auto-apply is removed. What was prepared stays.');
        }}
      />
    </>
  );
}

/** A search whose new results are prepared. It never sends. */
export function AutoApplySection(props: AutoApplySectionProps) {
  return (
    <section className={styles.auto} aria-labelledby="auto-apply">
      <h2 id="auto-apply">Auto-apply</h2>
      <p className={styles.note}>
        It looks for new jobs that match a search and prepares an application for each, up to your daily
        limit. It prepares and never sends: each one waits above until you have looked at it and confirmed.
      </p>
      <Body {...props} />
    </section>
  );
}
