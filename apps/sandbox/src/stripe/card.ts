const DECLINED = '4000000000000002';

/**
 * A typed card: its last four digits, or why it is refused. Only test cards are taken, so that no real one is typed here.
 * `nowSeconds` is the stand-in's own time, in seconds since 1970.
 */
export function readCard(given: URLSearchParams, nowSeconds: number): { last4: string } | { fault: string } {
  const number = (given.get('number') ?? '').replaceAll(/[\s-]/g, '');
  if (number === DECLINED) return { fault: 'Your card was declined.' };
  if (!['4242424242424242', '4000000000000341'].includes(number)) {
    return { fault: 'This is none of the test cards below.' };
  }
  const expiry = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec((given.get('expiry') ?? '').trim());
  if (!expiry) return { fault: 'The expiry is a month and a year, such as 12/40.' };
  // A card is good until its month ends.
  if (Date.UTC(2_000 + Number(expiry[2]), Number(expiry[1])) <= nowSeconds * 1_000) {
    return { fault: 'Your card has expired.' };
  }
  if (!/^\d{3,4}$/.test((given.get('cvc') ?? '').trim()))
    return { fault: 'The security code has three digits.' };
  return { last4: number.slice(-4) };
}
