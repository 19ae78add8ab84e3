/** 61 → "2 minutes" */
export function toMinutes(seconds: number): string {
  return count(Math.ceil(seconds / 60), 'minute');
}

/** 61 → "2 minutes", 7201 → "3 hours" */
export function toHoursOrMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes > 90 ? count(Math.ceil(minutes / 60), 'hour') : toMinutes(seconds);
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
