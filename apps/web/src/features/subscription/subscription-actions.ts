/** What the subscription page can ask of the server. */
export interface SubscriptionActions {
  /** The address of the provider's checkout. */
  createCheckout: () => Promise<string>;
  /** The address of the provider's portal. */
  createPortal: () => Promise<string>;
  reactivate: () => Promise<void>;
}
