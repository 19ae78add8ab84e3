import {
  ERROR_TEXTS,
  findIntegrationFault,
  LIMITS,
  type IntegrationField,
  type IntegrationRequest,
} from '@firsthand/contracts/light';
import { useState, type FormEvent } from 'react';
import { Link } from '../../components/link.tsx';
import { Banner } from '../../components/page/banner.tsx';
import { Button } from '../../components/button.tsx';
import { TextAreaField, TextField } from '../../components/field.tsx';
import { useSubmission } from '../../lib/use-submission.ts';
import styles from './employer-integrations-page.module.css';

const EMPTY: IntegrationRequest = {
  company_name: '',
  contact_name: '',
  contact_email: '',
  ats_description: '',
};

/** The request for another system. Faults are said in the specification's order, one at a time. */
export function RequestForm({ request }: { request: (typed: IntegrationRequest) => Promise<unknown> }) {
  const [typed, setTyped] = useState(EMPTY);
  const [faulty, setFaulty] = useState<IntegrationField | null>(null);
  const { state, send, refuse, dismiss } = useSubmission(ERROR_TEXTS.integrationRequestFailed);
  const isBusy = state.kind === 'submitting';

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const fault = findIntegrationFault(typed);
    setFaulty(fault?.field ?? null);
    if (fault) {
      refuse(fault.text);
      return;
    }
    if (await send(() => request(trimmed(typed)))) setTyped(EMPTY);
  }

  const fieldOf = (field: IntegrationField) => ({
    name: field,
    value: typed[field],
    required: true,
    disabled: isBusy,
    isInvalid: faulty === field && state.kind === 'failed',
    onValue: (value: string) => setTyped((before) => ({ ...before, [field]: value })),
  });

  return (
    // Posted, should it ever leave without scripts: what was typed does not belong in the page's address.
    <form method="post" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Banner
        kind="success"
        title={state.kind === 'sent' ? 'Request Submitted Successfully!' : null}
        onDismiss={dismiss}
      >
        <p>We will contact you within 24-48 hours</p>
      </Banner>
      <Banner kind="error" title={state.kind === 'failed' ? 'Error' : null}>
        <p>{state.kind === 'failed' ? state.text : null}</p>
      </Banner>
      <div className={styles.fields}>
        <TextField
          {...fieldOf('company_name')}
          label="Company name"
          autoComplete="organization"
          maxLength={LIMITS.companyNameMaxLength}
        />
        <TextField
          {...fieldOf('contact_name')}
          label="Contact name"
          autoComplete="name"
          maxLength={LIMITS.contactNameMaxLength}
        />
        <TextField
          {...fieldOf('contact_email')}
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={LIMITS.emailMaxLength}
          className={styles.wide}
        />
        <TextAreaField
          {...fieldOf('ats_description')}
          label="ATS description"
          hint={
            <span className="note">The name of the system and the address where it lists your open jobs</span>
          }
          maxLength={LIMITS.atsDescriptionMaxLength}
          controlClassName={styles.description}
          className={styles.wide}
        />
      </div>
      <Button type="submit" kind="primary" isLarge className={styles.submit} isBusy={isBusy}>
        {isBusy ? 'Submitting...' : 'Submit Request'}
      </Button>
      <p className="note">
        What you send is kept so that we can answer it. The <Link to="/privacy-policy">privacy policy</Link>{' '}
        says how to have it removed.
      </p>
      <noscript>
        <p className="note">This form needs JavaScript.</p>
      </noscript>
    </form>
  );
}

function trimmed(typed: IntegrationRequest): IntegrationRequest {
  return {
    company_name: typed.company_name.trim(),
    contact_name: typed.contact_name.trim(),
    contact_email: typed.contact_email.trim(),
    ats_description: typed.ats_description.trim(),
  };
}
