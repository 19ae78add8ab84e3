export const SUBSCRIPTION_ROUTES = {
  getSubscription: 'GET /v1/api/subscription/status',
  refreshSubscription: 'POST /v1/api/subscription/refresh',
  cancelSubscription: 'POST /v1/api/subscription/cancel',
  reactivateSubscription: 'POST /v1/api/subscription/reactivate',
  createCheckout: 'POST /v1/api/subscription/create-checkout-session',
  createPortal: 'POST /v1/api/subscription/customer-portal',
} as const;
