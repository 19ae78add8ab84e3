import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readCheckoutReturn, type CheckoutOutcome } from './checkout-return.ts';

/** Reads once what the checkout left in the address, and takes it out of there. */
export function useCheckoutReturn(): { outcome: CheckoutOutcome | null; dismiss: () => void } {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState(() => readCheckoutReturn(search).outcome);
  useEffect(() => {
    const { outcome: left, rest } = readCheckoutReturn(search);
    if (left !== null) void navigate({ search: rest }, { replace: true, preventScrollReset: true });
  }, [search, navigate]);
  return { outcome, dismiss: () => setOutcome(null) };
}
