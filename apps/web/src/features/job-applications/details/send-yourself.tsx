import type { ApplicationDetail } from '@firsthand/contracts';
import { Button, ExternalLinkButton } from '../../../components/button.tsx';
import { Link } from '../../../components/link.tsx';
import { FormFault } from '../../../components/form-fault.tsx';
import { ExternalIcon } from '../../../components/icons.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { toSafeAddress } from '../application-labels.ts';
import styles from './details.module.css';

interface SendYourselfProps {
  detail: ApplicationDetail;
  markApplied: () => Promise<void>;
}

/** What is left to do where only the person can send: open the page, copy, attach, and say so. */
export function SendYourself({ detail, markApplied }: SendYourselfProps) {
  const { packet, application } = detail;
  const address = toSafeAddress(
    packet?.job.apply_url ?? packet?.job.external_url ?? application.job_data.external_url,
  );
  const { isBusy, error, run } = useAction(markApplied, 'It could not be noted. Please try again.');
  return (
    <div className={styles.steps}>
      <ol>
        <li>
          {address === null ? (
            'Open the employer’s page; the posting gave no link to it.'
          ) : (
            <>
              Open the employer’s page beside this one.
              <p>
                <ExternalLinkButton href={address} kind="primary">
                  Open the employer’s page<span className="sr-only"> in a new tab</span>
                  <ExternalIcon />
                </ExternalLinkButton>
              </p>
            </>
          )}
        </li>
        <li>
          Copy the answers below into its form, and add the files. Or let the{' '}
          <Link to="/extension">browser extension</Link> fill it in:{' '}
          <Link to="/profile#access-tokens">connect it in Profile Settings</Link>.
        </li>
        <li>
          Send it there, then say so here.
          <p>
            <Button kind="secondary" isBusy={isBusy} onClick={() => void run()}>
              {isBusy ? 'Saving...' : 'I have applied'}
            </Button>
          </p>
          <FormFault text={error} />
        </li>
      </ol>
    </div>
  );
}
