export const MAGIC_LINK_ROUTES = {
  sendMagicLink: 'POST /v1/api/auth/send-magic-link',
  getMagicLinkStatus: 'POST /v1/api/auth/magic-link-status',
  previewMagicLink: 'POST /v1/api/auth/magic-link-preview',
  takeBackAddress: 'POST /v1/api/auth/take-back-address',
  verifyMagicLink: 'GET /v1/api/auth/verify',
  verifyCode: 'POST /v1/api/auth/verify-code',
} as const;
