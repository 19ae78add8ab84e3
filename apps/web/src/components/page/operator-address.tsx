import type { ReactNode } from 'react';

interface OperatorAddressProps {
  email: string | null;
  /** The sentences with the address in them. */
  children: (address: ReactNode) => ReactNode;
  /** Said instead while the operator has named no address; a whole sentence of its own. */
  without?: ReactNode;
}

/** Where people may write to, and what is said where nobody named an address. */
export function OperatorAddress({ email, children, without = NOT_NAMED }: OperatorAddressProps) {
  return email === null ? without : children(<a href={`mailto:${email}`}>{email}</a>);
}

const NOT_NAMED = 'Whoever runs this site has not published an email address here.';
