import { LinkButton } from '../../../components/button.tsx';

/** The subscription ended while its cancel page was open. */
export function CancelNothing() {
  return (
    <>
      <p className="measure">
        There is no active subscription on your account, so nothing is left to cancel.
      </p>
      <div className="actions">
        <LinkButton to="/subscription" kind="primary">
          View Subscription Options
        </LinkButton>
      </div>
    </>
  );
}
