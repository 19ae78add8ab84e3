import type { AutoApply, JobProfile } from '@firsthand/contracts';
import { useState } from 'react';
import { Link } from '../../../components/link.tsx';
import { countOf } from '../../../lib/format-date.ts';
import type { Notify } from '../../../components/use-notice.ts';
import { useFreshPersonBefore } from '../../../lib/session/fresh-person.ts';
import { AutoApplyForm } from './auto-apply-form.tsx';
import type { DraftApi } from '../draft-api.ts';
import styles from '../list/prepared-page.module.css';

interface AutoApplySectionProps {
  initial: AutoApply | null;
  profiles: readonly JobProfile[];
  isPremium: boolean;
  calls: DraftApi;
  notify: Notify;
}

function toNews(saved: AutoApply | null): string {
  if (!saved) return 'Auto-apply is removed. What was prepared stays.';
  return saved.enabled ? 'Auto-apply is saved and on.' : 'Auto-apply is saved. It is off.';
}

function Status({ settings }: { settings: AutoApply | null }) {
  if (!settings) return <p className="note measure">Off. Nothing is saved yet.</p>;
  const today = `${countOf(settings.prepared_today, 'application')} prepared today of at most ${settings.daily_limit}`;
  return <p className="note measure">{settings.enabled ? `On. ${today}.` : `Off. ${today}.`}</p>;
}

function Body(props: AutoApplySectionProps) {
  const { profiles, isPremium } = props;
  const [settings, setSettings] = useState(props.initial);
  const isAsking = useFreshPersonBefore(!isPremium);
  if (isAsking) return <p className="note measure">Looking at your account...</p>;
  if (!isPremium) {
    return (
      <p className="note measure">
        Auto-apply is part of Premium. <Link to="/subscription">See Premium</Link>
      </p>
    );
  }
  if (profiles.length === 0) {
    return (
      <p className="note measure">
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
          props.notify(toNews(saved));
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
      <p className="note measure">
        It looks for new jobs that match a search and prepares an application for each, up to your daily
        limit. It prepares and never sends: each one waits above until you have looked at it and confirmed.
      </p>
      <Body {...props} />
    </section>
  );
}
