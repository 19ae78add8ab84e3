export type CheckoutOutcome = 'success' | 'canceled';

interface CheckoutReturn {
  /** What the address says of a checkout; it proves nothing. */
  outcome: CheckoutOutcome | null;
  /** The address's query without it: "?success=true&a=1" → "?a=1". */
  rest: string;
}

/** Reads what the payment provider's checkout left in the address. */
export function readCheckoutReturn(search: string): CheckoutReturn {
  const query = new URLSearchParams(search);
  const isSuccess = query.get('success') === 'true';
  const isCanceled = query.get('canceled') === 'true';
  query.delete('success');
  query.delete('canceled');
  const rest = query.toString();
  return {
    outcome: isSuccess ? 'success' : isCanceled ? 'canceled' : null,
    rest: rest === '' ? '' : `?${rest}`,
  };
}
