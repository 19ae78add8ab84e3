import { ApiFailure, type ApiOf } from '@firsthand/api-client';
import type { SavedSearchView } from '@firsthand/contracts';
import type { SAVED_SEARCH_ROUTES } from '@firsthand/contracts/light';
import { LIMITS } from '@firsthand/contracts/light';
import { useRef, useState } from 'react';
import badgeStyles from '../../components/badge.module.css';
import { Button, LinkButton } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { FormFault } from '../../components/form-fault.tsx';
import { Link } from '../../components/link.tsx';
import { Ago } from '../../components/job/ago.tsx';
import { countOf } from '../../lib/format-date.ts';
import { useKeptState } from '../../lib/saving/use-kept-state.ts';
import { keepDraft } from '../../lib/session/session.ts';
import { useAction } from '../../lib/use-action.ts';
import { useForm } from '../../lib/use-form.ts';
import { ScheduleFields, type ScheduleChoice } from './schedule-fields.tsx';
import { readTimeZone, toScheduleWords, toZoneText } from './schedule-words.ts';
import styles from './saved-searches.module.css';

interface SavedSearchEntryProps {
  search: SavedSearchView;
  calls: ApiOf<typeof SAVED_SEARCH_ROUTES>;
  onChanged: (search: SavedSearchView, text: string) => void;
  onRemoved: () => void;
}

/** A search that is kept: what it finds, what is new in it, and when mail tells of that. */
export function SavedSearchEntry({ search, calls, onChanged, onRemoved }: SavedSearchEntryProps) {
  const [isEdited, setIsEdited] = useState(() => keepDraft(`saved-search:${search.id}`).read() !== null);
  const [isAsked, setIsAsked] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const params = { id: search.id };
  const pausing = useAction(async () => {
    const frequency = search.frequency === 'off' ? (search.paused_from ?? 'daily') : 'off';
    const changed = await calls.changeSavedSearch({ params, body: { frequency } });
    onChanged(changed, frequency === 'off' ? 'No more mail comes of it.' : 'Mail comes again as before.');
  }, 'This could not be changed. Please try again.');
  const running = useAction(async () => {
    const { told, ...changed } = await calls.runSavedSearch({ params });
    onChanged(
      changed,
      told === 0
        ? 'Nothing is new since the last mail.'
        : `A mail with ${countOf(told, 'job')} is on its way.`,
    );
  }, 'This could not be sent. Please try again.');

  async function remove() {
    try {
      await calls.removeSavedSearch({ params });
    } catch (error) {
      // Deleted elsewhere already: what was wanted is so.
      if (!(error instanceof ApiFailure) || error.status !== 404) throw error;
    }
    setIsAsked(false);
    onRemoved();
  }

  const markSeen = () => void calls.markSavedSearchSeen({ params }).catch(() => undefined);
  const named = <span className="sr-only"> {search.name}</span>;
  return (
    <article className={styles.entry} aria-labelledby={`saved-search-${search.id}`}>
      <div className={styles.what}>
        <h2 id={`saved-search-${search.id}`} className={styles.name}>
          {search.name}
        </h2>
        {search.name === search.words ? null : <p className={styles.soft}>{search.words}</p>}
        <p className={styles.facts}>
          {search.new_count > 0 ? (
            <span className={badgeStyles.badge}>{search.new_count} new</span>
          ) : (
            <span>Nothing new</span>
          )}
          <span>{toScheduleWords(search)}</span>
          {search.last_sent_at === null ? null : <Ago word="Last mail" at={search.last_sent_at} />}
          {search.problem === null ? (
            <a href={search.feed_url} type="application/atom+xml" className={styles.feed}>
              Feed{named}
            </a>
          ) : null}
        </p>
        {search.finds_more && search.problem === null ? (
          <p className={styles.soft}>
            We understand more words now: this search finds more than before.{' '}
            <Link to={search.path} onClick={markSeen}>
              See what it finds{named}
            </Link>
          </p>
        ) : null}
        {search.problem === null ? null : (
          <p className="callout measure" data-tone="bad">
            This search can no longer be made, so nothing is found for it. It is kept as it is.{' '}
            {search.problem}
          </p>
        )}
      </div>
      {isEdited ? (
        <EditForm
          search={search}
          calls={calls}
          onDone={(changed) => {
            setIsEdited(false);
            if (changed) onChanged(changed, 'The search is changed.');
            requestAnimationFrame(() => edit.current?.focus());
          }}
        />
      ) : (
        <div className="actions">
          {search.problem === null ? (
            <>
              <LinkButton to={search.path} kind="primary" onClick={markSeen}>
                Open{named}
              </LinkButton>
              <Button kind="secondary" isBusy={running.isBusy} onClick={() => void running.run()}>
                Send now{named}
              </Button>
            </>
          ) : null}
          <Button kind="secondary" isBusy={pausing.isBusy} onClick={() => void pausing.run()}>
            {search.frequency === 'off' ? 'Resume' : 'Pause'}
            {named}
          </Button>
          <Button ref={edit} kind="secondary" onClick={() => setIsEdited(true)}>
            Change{named}
          </Button>
          <Button kind="secondary" onClick={() => setIsAsked(true)}>
            Delete{named}
          </Button>
        </div>
      )}
      <FormFault text={running.error ?? pausing.error} />
      <ConfirmDialog
        isOpen={isAsked}
        heading="Delete this saved search?"
        action="Delete"
        busyAction="Deleting..."
        act={remove}
        onClose={() => setIsAsked(false)}
      >
        <p>
          “{search.name}” and what it has told you of are forgotten, and no more mail comes of it. The jobs
          stay where they are.
        </p>
      </ConfirmDialog>
    </article>
  );
}

/** What can be changed of a saved search. */
interface Changes {
  name: string;
  choice: ScheduleChoice;
  timeZone: string;
}

interface EditFormProps {
  search: SavedSearchView;
  calls: ApiOf<typeof SAVED_SEARCH_ROUTES>;
  /** Null: left as it was. */
  onDone: (changed: SavedSearchView | null) => void;
}

function EditForm({ search, calls, onDone }: EditFormProps) {
  const { value, change, forget } = useKeptState<Changes>(`saved-search:${search.id}`, () => ({
    name: search.name,
    choice: { frequency: search.frequency, hour: search.hour, weekday: search.weekday },
    timeZone: search.time_zone,
  }));
  const { name, choice, timeZone } = value;
  const zones = [...new Set([search.time_zone, readTimeZone()])];
  const { isBusy, error, submit } = useForm(async () => {
    const { frequency, hour, weekday } = choice;
    const body = { name, frequency, hour, weekday, time_zone: timeZone };
    const changed = await calls.changeSavedSearch({ params: { id: search.id }, body });
    forget();
    onDone(changed);
  }, 'The search could not be changed. Please try again.');
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label="Name"
        value={name}
        onValue={(typed) => change({ ...value, name: typed })}
        maxLength={LIMITS.savedSearchNameMaxLength}
        hint="Left empty, it is called by what it looks for."
      />
      <ScheduleFields
        value={choice}
        onChange={(chosen) => change({ ...value, choice: chosen })}
        timeZone={timeZone}
      />
      {zones.length > 1 ? (
        <SelectField
          label="Time zone"
          value={timeZone}
          onValue={(zone) => change({ ...value, timeZone: zone })}
        >
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {toZoneText(zone)}
            </option>
          ))}
        </SelectField>
      ) : null}
      <FormFault text={error} />
      <div className="actions">
        <Button kind="primary" type="submit" isBusy={isBusy}>
          {isBusy ? 'Saving...' : 'Save changes'}
        </Button>
        <Button
          kind="secondary"
          onClick={() => {
            forget();
            onDone(null);
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
