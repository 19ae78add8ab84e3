import type { Application } from '@firsthand/contracts';
import { findAts } from '@firsthand/contracts/light';
import { toCompanyName } from '../../lib/job/job-labels.ts';

/** What our sending has to tell of an application; null where the stage says everything. */
export function toSendingWord({
  application_status: status,
  way,
  stage,
  has_packet: hasPacket,
  replaced,
}: Pick<Application, 'application_status' | 'way' | 'stage' | 'has_packet' | 'replaced'>): string | null {
  if (stage !== 'saved' || !hasPacket || replaced) return null;
  if (status === 'failed') return 'Failed';
  if (status !== 'pending') return null;
  return way === 'api' ? 'Sending' : 'Not sent yet';
}

/** The label of an ATS by any of its names; an unknown one in capitals; null where there is none. */
export function toAtsLabel(source: string | null): string | null {
  if (source === null || source === '') return null;
  return findAts(source)?.label ?? source.toUpperCase();
}

/** The company, else the client's name, else "Unknown Company". */
export function toApplicationCompany({ company, client_name: client }: Application['job_data']): string {
  return toCompanyName(company, { client_name: client, name: null });
}

const appliedFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** "Jan 5, 2025 3:04 PM" in the person's own time zone, "Unknown date" of what is none. */
export function formatAppliedAt(instant: string | null | undefined): string {
  const date = new Date(instant ?? '');
  if (Number.isNaN(date.getTime())) return 'Unknown date';
  const parts = new Map(appliedFormat.formatToParts(date).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
  const day = `${part('month')} ${part('day')}, ${part('year')}`;
  return `${day} ${part('hour')}:${part('minute')} ${part('dayPeriod')}`;
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** "2025-01-05" → "Jan 5, 2025" */
export function formatDay(day: string): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? 'Unknown date' : dayFormat.format(date);
}

/** Today in the person's own time zone, "2025-01-05". */
export function toToday(now = new Date()): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** An address a link may lead to; null of anything but http and https, whoever wrote it down. */
export function toSafeAddress(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}
