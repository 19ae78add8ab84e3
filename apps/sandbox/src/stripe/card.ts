const DECLINED = '4000000000000002';

/** A typed card: its last four digits, or why it is refused. Only test cards are taken, so that no real one is typed here. */
export function readCard(given: URLSearchParams): { last4: string } | { fault: string } {
  const number = (given.get('number') ?? '').replaceAll(/[\s-]/g, '');
  if (number === DECLINED) return { fault: 'Your card was declined.' };
  if (!['4242424242424242', '4000000000000341'].includes(number)) {
    return { fault: 'This is none of the test cards below.' };
  }
  if (!/^(0[1-9]|1[0-2])\s*\/\s*\d{2}$/.test((given.get('expiry') ?? '').trim())) {
    return { fault: 'The expiry is a month and a year, such as 12/40.' };
  }
  if (!/^\d{3,4}$/.test((given.get('cvc') ?? '').trim()))
    return { fault: 'The security code has three digits.' };
  return { last4: number.slice(-4) };
}
