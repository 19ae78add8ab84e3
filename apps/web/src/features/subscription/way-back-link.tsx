import { useState } from 'react';
import { LinkButton } from '../../components/button.tsx';
import { findWayBack, forgetWayBack } from '../../lib/way-back.ts';

/** Leads back to the job where Premium was wanted. */
export function WayBackLink() {
  const [path] = useState(findWayBack);
  if (path === null) return null;
  return (
    <p className="actions">
      <LinkButton to={path} kind="primary" onClick={forgetWayBack}>
        Back to the job
      </LinkButton>
    </p>
  );
}
