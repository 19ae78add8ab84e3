import type { AlertFrequency } from '@firsthand/contracts/light';

export const FREQUENCY_LABELS: Record<AlertFrequency, string> = {
  instant: 'At once',
  daily: 'Daily',
  weekly: 'Weekly',
  off: 'No mail',
};

/** 1 is Monday. */
export const WEEKDAY_LABELS: Record<number, string> = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
};

interface Schedule {
  frequency: AlertFrequency;
  hour: number;
  weekday: number;
  time_zone: string;
}

/** 8 → "8:00" */
export const toHourText = (hour: number) => `${hour}:00`;

/** "Mail every Monday at 8:00 (Europe/Berlin)" */
export function toScheduleWords({ frequency, hour, weekday, time_zone: zone }: Schedule): string {
  switch (frequency) {
    case 'instant':
      return 'Mail at once';
    case 'off':
      return 'Paused: no mail';
    case 'daily':
      return `Mail daily at ${toHourText(hour)} (${zone})`;
    case 'weekly':
      return `Mail every ${WEEKDAY_LABELS[weekday] ?? ''} at ${toHourText(hour)} (${zone})`;
  }
}

/** Of this browser; IANA. */
export function readTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}
