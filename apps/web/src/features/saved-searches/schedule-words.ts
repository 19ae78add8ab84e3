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

/** Whether the reader's clock has twelve hours, as this browser is set. */
function hasTwelveHours(): boolean {
  return new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 === true;
}

/** 20 → "8 PM" for who counts to twelve, "20:00" for who counts to 24 */
export function toHourText(hour: number, isOfTwelve = hasTwelveHours()): string {
  return isOfTwelve ? `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}` : `${hour}:00`;
}

/** "America/New_York" → "New York time"; what is no town's stays as it is: "UTC" */
export function toZoneText(zone: string): string {
  const town = zone.split('/').at(-1) ?? zone;
  return !zone.includes('/') || zone.startsWith('Etc/') ? town : `${town.replaceAll('_', ' ')} time`;
}

/** "Mail every Monday at 8 AM, New York time" */
export function toScheduleWords({ frequency, hour, weekday, time_zone: zone }: Schedule): string {
  switch (frequency) {
    case 'instant':
      return 'Mail at once';
    case 'off':
      return 'Paused: no mail';
    case 'daily':
      return `Mail daily at ${toHourText(hour)}, ${toZoneText(zone)}`;
    case 'weekly':
      return `Mail every ${WEEKDAY_LABELS[weekday] ?? ''} at ${toHourText(hour)}, ${toZoneText(zone)}`;
  }
}

/** Of this browser; IANA. */
export function readTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}
