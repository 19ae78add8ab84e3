export const ALERT_ROUTES = {
  requestAlert: 'POST /v1/api/alerts',
  confirmAlert: 'POST /v1/api/alerts/confirm',
  lookAtAlerts: 'POST /v1/api/alerts/look',
  changeAlerts: 'POST /v1/api/alerts/change',
} as const;
