import type { Application } from '@firsthand/contracts';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ApplicationApi } from './application-api.ts';
import { ApplicationCard } from './application-card.tsx';
import { ConfirmRemoval } from './confirm-removal.tsx';
import type { ApplicationTracker } from './tracking/application-tracker.ts';

interface ApplicationListProps {
  /** A page of the history; another array when it was loaded anew. */
  loaded: Application[];
  calls: ApplicationApi;
  tracker: ApplicationTracker;
  notify: (text: string) => void;
  /** Puts the focus on the page's heading, when no card is left for it. */
  focusHeading: () => void;
}

const toCardId = (id: number) => `application-${id}`;

/** The card that comes into the place of one that leaves; null when it was the only one. */
function findNeighbour(applications: readonly Application[], id: number): Application | null {
  const index = applications.findIndex((application) => application.id === id);
  return applications[index + 1] ?? applications[index - 1] ?? null;
}

export function ApplicationList({ loaded, calls, tracker, notify, focusHeading }: ApplicationListProps) {
  const { revalidate } = useRevalidator();
  const [applications, setApplications] = useState(loaded);
  const [seen, setSeen] = useState(loaded);
  const [asked, setAsked] = useState<Application | null>(null);
  const focusLater = useRef<(() => void) | null>(null);
  // Without the last application the list goes, and may take the dialog along before it has closed.
  useEffect(() => () => focusLater.current?.(), []);
  if (seen !== loaded) {
    setSeen(loaded);
    setApplications(loaded);
  }

  const replace = (changed: Application) =>
    setApplications((known) => known.map((entry) => (entry.id === changed.id ? changed : entry)));

  function forget(removed: Application) {
    const neighbour = findNeighbour(applications, removed.id);
    focusLater.current = () => {
      if (neighbour) document.getElementById(toCardId(neighbour.id))?.focus({ preventScroll: true });
      else focusHeading();
    };
    setApplications((known) => known.filter(({ id }) => id !== removed.id));
    notify(`${removed.job_data.title} was removed.`);
    void revalidate();
  }

  /** Called by the buttons, and once more when the dialog is really closed and the focus is free. */
  function close() {
    setAsked(null);
    if (document.querySelector('dialog[open]')) return;
    focusLater.current?.();
    focusLater.current = null;
  }

  return (
    <>
      <ul className="ruled-rows">
        {applications.map((application) => (
          <li key={application.id}>
            <ApplicationCard
              id={toCardId(application.id)}
              application={application}
              tracker={tracker}
              notify={notify}
              downloadFollowUp={(id) => calls.downloadFollowUp({ params: { id } })}
              onChanged={replace}
              onRemove={() => setAsked(application)}
            />
          </li>
        ))}
      </ul>
      <ConfirmRemoval
        application={asked}
        remove={(id) => calls.removeApplication({ params: { id } })}
        onRemoved={forget}
        onClose={close}
      />
    </>
  );
}
