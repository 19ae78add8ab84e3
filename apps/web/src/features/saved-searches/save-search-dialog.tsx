import { createApiClient } from '@firsthand/api-client';
import type { SearchQuery } from '@firsthand/contracts';
import {
  ALERT_DEFAULTS,
  ALERT_ROUTES,
  findCareerNoticeFault,
  LIMITS,
  SAVED_SEARCH_ROUTES,
  type AlertFrequency,
  type SavedQuery,
} from '@firsthand/contracts/light';
import { useState, type ReactNode } from 'react';
import { Button, LinkButton } from '../../components/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { TextField } from '../../components/field.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { FormFault } from '../../components/form-fault.tsx';
import { Link } from '../../components/link.tsx';
import { browserFetch } from '../../lib/api/browser-fetch.ts';
import { toLogin } from '../../lib/login-address.ts';
import { useKeptState } from '../../lib/saving/use-kept-state.ts';
import { sessionFetch } from '../../lib/session/session-fetch.ts';
import { useSession } from '../../lib/session/session.ts';
import { useForm } from '../../lib/use-form.ts';
import { ScheduleFields, type ScheduleChoice } from './schedule-fields.tsx';
import { readTimeZone } from './schedule-words.ts';
import styles from './saved-searches.module.css';

const calls = createApiClient(sessionFetch, SAVED_SEARCH_ROUTES);
const guestCalls = createApiClient(browserFetch, ALERT_ROUTES);
const GUEST_FREQUENCIES: readonly AlertFrequency[] = ['daily', 'weekly'];

/** What the search says, without what it leaves open. */
function toKept(query: SearchQuery): SavedQuery {
  const said = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(said as [string, string | number][]);
}

interface SaveSearchDialogProps {
  query: SearchQuery;
  address: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks how often the search that is shown tells of what is new. */
export function SaveSearchDialog({ query, address, isOpen, onClose }: SaveSearchDialogProps) {
  const { isSignedIn } = useSession();
  const Form = isSignedIn ? SaveForm : AlertForm;
  return (
    <Dialog
      isOpen={isOpen}
      heading={isSignedIn ? 'Save this search' : 'Get new jobs by mail'}
      onClose={onClose}
    >
      <Form query={query} address={address} onClose={onClose} />
    </Dialog>
  );
}

const FIRST_CHOICE: ScheduleChoice = { frequency: 'daily', ...ALERT_DEFAULTS };
const NOTHING_TYPED = { name: '', choice: FIRST_CHOICE };
const NO_ADDRESS = { email: '', choice: FIRST_CHOICE };

type FormProps = Omit<SaveSearchDialogProps, 'isOpen'>;

function SaveForm({ query, onClose }: FormProps) {
  const kept = toKept(query);
  const { value, change, forget } = useKeptState(`save-search:${JSON.stringify(kept)}`, NOTHING_TYPED);
  const { name, choice } = value;
  const [isDone, setIsDone] = useState(false);
  const timeZone = readTimeZone();
  const saving = useForm(async () => {
    const { frequency, hour, weekday } = choice;
    const body = { name, query: kept, frequency, hour, weekday, time_zone: timeZone };
    await calls.saveSearch({ body });
    forget();
    setIsDone(true);
  }, 'The search could not be saved. Please try again.');

  if (isDone) {
    return (
      <Done
        onClose={onClose}
        action={
          <LinkButton to="/saved-searches" kind="primary">
            Saved Searches
          </LinkButton>
        }
      >
        The search is saved. Jobs that come from now on count as new, and each is told of once.
      </Done>
    );
  }
  return (
    <Ask
      saving={saving}
      action="Save"
      busyAction="Saving..."
      onClose={() => {
        forget();
        onClose();
      }}
    >
      <TextField
        label="Name"
        value={name}
        onValue={(typed) => change({ name: typed, choice })}
        maxLength={LIMITS.savedSearchNameMaxLength}
        hint="Left empty, it is called by what it looks for."
      />
      <ScheduleFields
        value={choice}
        onChange={(chosen) => change({ name, choice: chosen })}
        timeZone={timeZone}
      />
    </Ask>
  );
}

function AlertForm({ query, address, onClose }: FormProps) {
  // Whoever typed their address for one search means it for the next.
  const { value, change, forget } = useKeptState('alert', NO_ADDRESS);
  const { email, choice } = value;
  const [done, setDone] = useState<string | null>(null);
  const timeZone = readTimeZone();
  const saving = useForm(
    async () => {
      const { hour, weekday } = choice;
      const frequency = choice.frequency === 'weekly' ? 'weekly' : 'daily';
      const body = { email, query: toKept(query), frequency, hour, weekday, time_zone: timeZone } as const;
      const { message } = await guestCalls.requestAlert({ body });
      forget();
      setDone(message);
    },
    'The alert could not be asked for. Please try again.',
    () => {
      const text = findCareerNoticeFault(email);
      return text === null ? null : { field: 'email', text };
    },
  );

  if (done !== null) return <Done onClose={onClose}>{done}</Done>;
  return (
    <Ask
      saving={saving}
      action="Send me a link"
      busyAction="Sending..."
      onClose={() => {
        forget();
        onClose();
      }}
    >
      <p className={styles.soft}>
        Without an account: a mail asks you to confirm, and every alert can be ended by one click. With an
        account searches are also kept on a page of their own.{' '}
        <Link {...toLogin(address, 'save this search')}>Log in or create an account</Link>
      </p>
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        onValue={(typed) => change({ email: typed, choice })}
        fault={saving.faultOf('email')}
      />
      <ScheduleFields
        value={choice}
        onChange={(chosen) => change({ email, choice: chosen })}
        frequencies={GUEST_FREQUENCIES}
        timeZone={timeZone}
      />
    </Ask>
  );
}

interface AskProps {
  saving: ReturnType<typeof useForm>;
  action: string;
  busyAction: string;
  onClose: () => void;
  children: ReactNode;
}

function Ask({ saving, action, busyAction, onClose, children }: AskProps) {
  return (
    <form className={styles.form} noValidate onSubmit={saving.submit}>
      {children}
      <FormFault text={saving.error} />
      <FormActions isBusy={saving.isBusy} action={action} busyAction={busyAction} onCancel={onClose} />
    </form>
  );
}

function Done({
  onClose,
  action,
  children,
}: {
  onClose: () => void;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <p role="status">{children}</p>
      <DialogActions>
        {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- the button that was pressed is gone */}
        <Button kind="secondary" autoFocus onClick={onClose}>
          Close
        </Button>
        {action}
      </DialogActions>
    </>
  );
}
