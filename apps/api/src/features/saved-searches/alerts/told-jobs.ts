import { getAts, toBoardName, toJobPath, WORK_MODE_LABELS } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { AlertedJob } from '@firsthand/mailer';
import { toJobCard } from '../../../models/jobs.view.ts';
import { toRolePlaces } from '../../../models/role-places.ts';
import { loadListedJobs, type ListedJob } from '../../../models/stored-job.ts';
import type { NewRole } from './group-roles.ts';

interface TellingOptions {
  publicUrl: string;
  /** Of the clock by which the stamp is read. */
  timeZone: string;
}

/** Of a role's places so many are named. */
const PLACES_NAMED = 3;

/** Roles as a mail tells of them, in their order, each with all its places. What a posting does not say is left out. */
export async function loadToldRoles(
  tx: Executor,
  roles: readonly NewRole[],
  options: TellingOptions,
): Promise<AlertedJob[]> {
  const jobs = await loadListedJobs(
    tx,
    roles.flatMap(({ jobIds }) => jobIds),
  );
  const byId = new Map(jobs.map((stored) => [stored.job.id, stored]));
  return roles.flatMap(({ jobIds }) => {
    const openings = jobIds.flatMap((id) => byId.get(id) ?? []);
    const [first] = openings;
    return first ? [toToldRole(first, openings, options)] : [];
  });
}

/** What roles are called, in their order. */
export async function loadTitles(tx: Executor, roles: readonly NewRole[]): Promise<string[]> {
  const jobs = await loadListedJobs(
    tx,
    roles.flatMap(({ jobIds }) => jobIds.slice(0, 1)),
  );
  return jobs.map(({ job }) => job.title);
}

function toToldRole(
  stored: ListedJob,
  openings: readonly ListedJob[],
  { publicUrl, timeZone }: TellingOptions,
): AlertedJob {
  // Nothing of a mail leads to the employer's own page.
  const card = toJobCard(stored, { toExternalUrl: (url) => url });
  const mode = card.work_mode === null ? null : WORK_MODE_LABELS[card.work_mode];
  const places = openings.flatMap((opening) => opening.places);
  const where = openings.length === 1 ? card.location : toRolePlaces(places, PLACES_NAMED);
  const facts = [
    [card.company, where],
    [mode, card.salary],
  ].map((line) => line.filter((fact) => fact !== null).join(' · '));
  return {
    title: card.title,
    url: publicUrl + toJobPath(card.navigation),
    openings: openings.length,
    facts: facts.filter((line) => line !== ''),
    stamp: `Verified ${toClockText(stored.lastVerifiedAt, timeZone)} on ${toBoardName(card.company, getAts(card.source).source)}`,
  };
}

/** "Feb 1, 2026, 9:05 AM UTC" */
function toClockText(at: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, year: 'numeric', month: 'short', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  });
  return format.format(at).replaceAll('\u202f', ' ');
}
