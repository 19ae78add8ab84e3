import { createApiClient } from '@firsthand/api-client';
import type { AlertsResponse } from '@firsthand/contracts';
import { ALERT_ROUTES, type AlertFrequency } from '@firsthand/contracts/light';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { FormFault } from '../../components/form-fault.tsx';
import { browserFetch } from '../../lib/api/browser-fetch.ts';
import { useAction } from '../../lib/use-action.ts';
import styles from './saved-searches.module.css';

const api = createApiClient(browserFetch, ALERT_ROUTES);

export type Alert = AlertsResponse['alerts'][number];

/** What the link of a mail is about, and what can be done by it. */
export function useAlerts() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [alerts, setAlerts] = useState<readonly Alert[] | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const looking = useAction(
    async () => setAlerts((await api.lookAtAlerts({ body: { token } })).alerts),
    'What this link is about could not be loaded. Please try again.',
  );
  const { run } = looking;
  const hasLooked = useRef(false);
  useEffect(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    void run();
  }, [run]);
  const take = (answer: AlertsResponse, text: string) => {
    setAlerts(answer.alerts);
    setDone(text);
  };
  return {
    alerts,
    done,
    lookError: looking.error,
    confirm: async () => take(await api.confirmAlert({ body: { token } }), 'The alert has begun.'),
    change: async (frequency: AlertFrequency, id?: number) => {
      const body = { token, frequency, ...(id !== undefined && { id }) };
      take(await api.changeAlerts({ body }), frequency === 'off' ? 'No more mail comes of it.' : 'Changed.');
    },
  };
}

interface AlertPageProps {
  heading: string;
  /** Why the link could not be read. */
  error: string | null;
  children: ReactNode;
}

/** A page to which a mail leads. Opening it does nothing. */
export function AlertPage({ heading, error, children }: AlertPageProps) {
  return (
    <div className={`page ${styles.place}`}>
      <div className={styles.sheet}>
        <h1 className={styles.heading}>{heading}</h1>
        <FormFault text={error} />
        {children}
        <noscript>
          <p className="callout measure" data-tone="bad">
            This page needs JavaScript. The link stays as it is.
          </p>
        </noscript>
      </div>
    </div>
  );
}
