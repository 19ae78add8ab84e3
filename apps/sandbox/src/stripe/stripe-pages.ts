import { escapeHtml } from '@firsthand/contracts';
import { toStandInPage } from '../stand-in-page.ts';
import type { Checkout, Customer, Ledger, Subscription } from './ledger.ts';

/** Where the pages are, on the product's own origin. */
export const STRIPE_PATH = '/sandbox/stripe';

const NAME = 'Stripe stand-in';
const NOTE = `<div class="note"><p><strong>This is not Stripe.</strong> No money moves, and no card leaves this machine. Use a
test card, never a real one.</p></div>`;
const STYLE = `.page{--page:36rem}dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:0 0 24px}
dt{color:var(--soft)}dd{margin:0;font-variant-numeric:tabular-nums}.field{margin-bottom:16px}
.two{display:grid;grid-template-columns:1fr 1fr;gap:16px}.actions{display:flex;flex-wrap:wrap;gap:12px;margin:0 0 24px}
.actions form{margin:0}form{margin:0 0 16px}h2{margin-top:32px}#fault{margin:8px 0 0}
th,td{overflow-wrap:normal}td:first-child{min-width:14rem;overflow-wrap:anywhere}table{border-collapse:collapse;width:100%;margin:0 0 24px}th,td{text-align:start;padding:6px 12px 6px 0;
border-bottom:1px solid var(--line);vertical-align:top}th{font-weight:600}.end{border-top:1px solid var(--line);padding-top:24px}
code{font:.9375rem/1.5 ui-monospace,monospace}.scroll{overflow-x:auto}`;

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });
const STATUS_WORDS: Record<Subscription['status'], string> = {
  active: 'Active',
  past_due: 'Past due: the last payment failed and is tried again',
  unpaid: 'Unpaid: all tries failed',
  canceled: 'Ended',
};
const CARDS = `<p class="small">Cards that work here: <code>4242 4242 4242 4242</code> pays, <code>4000 0000 0000 0002</code> is
declined, <code>4000 0000 0000 0341</code> is taken now and fails at every renewal. Any date to come, any three digits.</p>`;

function toTime(seconds: number): string {
  const date = new Date(seconds * 1_000);
  return `<time datetime="${date.toISOString()}">${escapeHtml(DAY.format(date))}</time>`;
}

function toPage(title: string, body: string): string {
  return toStandInPage({
    title: `${title} – ${NAME}`,
    name: NAME,
    style: STYLE,
    body: `<main>${body}</main>`,
  });
}

function toCardFields(fault: string | null): string {
  const told = fault === null ? '' : ' aria-invalid="true" aria-describedby="fault" autofocus';
  const text = fault === null ? '' : `<p id="fault" class="bad" role="alert">${escapeHtml(fault)}</p>`;
  return `<div class="field"><label for="number">Card number</label>
<input id="number" name="number" type="text" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242"${told}>${text}</div>
<div class="two"><div class="field"><label for="expiry">Expiry (MM/YY)</label>
<input id="expiry" name="expiry" type="text" autocomplete="off" value="12/40"></div>
<div class="field"><label for="cvc">Security code</label>
<input id="cvc" name="cvc" type="text" inputmode="numeric" autocomplete="off" value="123"></div></div>`;
}

/** Subscribing: what it costs, a card, and the way back. */
export function toCheckoutPage(
  checkout: Checkout,
  { email, isFree }: { email: string; isFree: boolean },
  fault: string | null = null,
): string {
  const back = `<p class="end"><a href="${escapeHtml(checkout.cancelUrl)}">Back to Firsthand without subscribing</a></p>`;
  const discount = isFree
    ? '<dt>Free during beta</dt><dd>−$19.99</dd><dt>Due today</dt><dd><strong>$0.00</strong></dd>'
    : '<dt>Due today</dt><dd><strong>$19.99</strong></dd>';
  return toPage(
    fault === null ? 'Subscribe to Premium' : 'Error: subscribe to Premium',
    `<h1>Subscribe to Premium</h1>${NOTE}
<dl><dt>Account</dt><dd>${escapeHtml(email)}</dd><dt>Premium Monthly</dt><dd>$19.99 per month</dd>${discount}</dl>
<form method="post" action="${STRIPE_PATH}/checkout/${checkout.id}">${toCardFields(fault)}
<button class="main">Subscribe</button></form>${CARDS}${back}`,
  );
}

/** A checkout that is paid or expired. */
export function toClosedCheckoutPage(checkout: Checkout): string {
  const isPaid = checkout.status === 'complete';
  const url = isPaid ? checkout.successUrl : checkout.cancelUrl;
  return toPage(
    isPaid ? 'You are subscribed' : 'This checkout has expired',
    `<h1>${isPaid ? 'You are subscribed' : 'This checkout has expired'}</h1>
<p>${isPaid ? 'This checkout is done and cannot be paid again.' : 'Nothing was paid. Start again from Firsthand.'}</p>
<p><a href="${escapeHtml(url)}">Back to Firsthand</a></p>`,
  );
}

function toAction(action: string, name: string, label: string, isMain = false): string {
  return `<form method="post" action="${action}"><button${isMain ? ' class="main"' : ''} name="action" value="${name}">${label}</button></form>`;
}

function toSubscriptionPart(subscription: Subscription, action: string): string {
  const { status, cancelAtPeriodEnd: isEnding, periodEnd, endedAt } = subscription;
  const when =
    endedAt !== null
      ? `<dt>Ended</dt><dd>${toTime(endedAt)}</dd>`
      : `<dt>${isEnding ? 'Ends' : 'Renews'}</dt><dd>${toTime(periodEnd)}</dd>`;
  const button =
    endedAt !== null
      ? ''
      : isEnding
        ? toAction(action, 'renew', 'Keep the plan', true)
        : toAction(action, 'cancel', 'Cancel the plan');
  return `<h2>Premium Monthly</h2><dl><dt>Status</dt><dd>${STATUS_WORDS[status]}</dd>${when}</dl><div class="actions">${button}</div>`;
}

/** Card, plan, and the way back. */
export function toPortalPage(
  portal: { id: string; returnUrl: string },
  customer: Customer,
  subscriptions: readonly Subscription[],
  fault: string | null = null,
): string {
  const action = `${STRIPE_PATH}/portal/${portal.id}`;
  const plans = subscriptions.map((one) => toSubscriptionPart(one, action)).join('\n');
  return toPage(
    `${fault === null ? '' : 'Error: '}Your billing`,
    `<h1>Your billing</h1>${NOTE}<dl><dt>Account</dt><dd>${escapeHtml(customer.email)}</dd>
<dt>Card</dt><dd>${customer.card === null ? 'none' : `ends in ${escapeHtml(customer.card)}`}</dd></dl>
${plans === '' ? '<p>There is no plan.</p>' : plans}
<h2>Another card</h2><form method="post" action="${action}">${toCardFields(fault)}
<button name="action" value="card">Use this card</button></form>${CARDS}
<p class="end"><a href="${escapeHtml(portal.returnUrl)}">Back to Firsthand</a></p>`,
  );
}

function toClockRow(subscription: Subscription, ledger: Ledger): string {
  const email = ledger.customers.find(({ id }) => id === subscription.customer)?.email ?? '';
  const next = subscription.endedAt ?? subscription.periodEnd;
  const word = subscription.endedAt !== null ? 'ended' : subscription.cancelAtPeriodEnd ? 'ends' : 'renews';
  return `<tr><td>${escapeHtml(email)}</td><td>${STATUS_WORDS[subscription.status]}</td><td>${word} ${toTime(next)}</td></tr>`;
}

/** The clock everybody's subscriptions follow. */
export function toClockPage(ledger: Ledger, nowSeconds: number): string {
  const action = `${STRIPE_PATH}/clock`;
  const rows = ledger.subscriptions.toReversed().map((one) => toClockRow(one, ledger));
  const table = `<div class="scroll"><table><thead><tr><th scope="col">Account</th><th scope="col">Status</th>
<th scope="col">Period</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
  return toPage(
    'Clock',
    `<h1>The clock of the demo’s payments</h1>
<div class="note"><p>Moving it moves every subscription of this demo, not only yours. It only goes forward.</p></div>
<dl><dt>It is now</dt><dd>${toTime(nowSeconds)}</dd><dt>Ahead by</dt><dd>${Math.round(ledger.aheadSeconds / 86_400)} days</dd>
<dt>Payments</dt><dd>${ledger.paymentsFail ? 'fail' : 'work'}</dd></dl>
<div class="actions">${toAction(action, 'day', 'One day later')}${toAction(action, 'period-end', 'To what happens next')}
${ledger.paymentsFail ? toAction(action, 'payments-work', 'Let payments work again') : toAction(action, 'payments-fail', 'Let the next payments fail')}</div>
<p>“What happens next” is the end of a period, or another try of a payment that failed.</p>
<h2>Subscriptions</h2>${rows.length === 0 ? '<p>Nobody has subscribed yet.</p>' : table}`,
  );
}

/** For an address that was never given out. */
export function toNothingPage(): string {
  return toPage(
    'Nothing here',
    '<h1>There is nothing here</h1><p><a href="/subscription">Back to your subscription</a></p>',
  );
}
