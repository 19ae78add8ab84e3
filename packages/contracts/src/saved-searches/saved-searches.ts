/** How often a saved search tells of what is new. */
export const ALERT_FREQUENCIES = ['instant', 'daily', 'weekly', 'off'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** The parameters of a search as an object. */
export type SavedQuery = Record<string, string | number | boolean>;

/** When an alert is due unless somebody says otherwise. */
export const ALERT_DEFAULTS = { hour: 8, weekday: 1, timeZone: 'UTC' } as const;
