/** Stripe's script, which tells people from machines before a card is charged. React puts it in the head, once. */
export function PaymentScript() {
  return <script async src="https://js.stripe.com/v3/" />;
}
