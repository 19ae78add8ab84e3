import { APPLICATION_FILE_KINDS, refuse } from '@firsthand/contracts';
import type { ApiContext } from '../../../api-context.ts';
import type { Viewer } from '../../../people/viewer.ts';
import { loadDetail, requireApplication } from '../applications.service.ts';
import { toSafeName } from '../../../files/safe-name.ts';
import type { PacketDesk } from '../packet-desk.ts';
import { findPacketFile } from './packet-file.ts';
import { writeCalendar } from './write-calendar.ts';

export interface Download {
  filename: string;
  /** For the content-type header. */
  type: string;
  content: Buffer;
}

/** Everything that is kept of an application, as one ZIP. */
export async function getArchive(
  context: ApiContext,
  packets: PacketDesk,
  viewer: Viewer,
  { id, signal }: { id: number; signal: AbortSignal },
): Promise<Download> {
  const detail = await loadDetail(context, viewer, id);
  const files = [];
  for (const kind of APPLICATION_FILE_KINDS) {
    const file = await findPacketFile(context.database.db, id, kind);
    if (file) files.push(file);
  }
  const { job_data: job, applied_at: appliedAt } = detail.application;
  const filename = toSafeName(
    `Application ${toHeadline(job)} ${appliedAt.slice(0, 10)}.zip`,
    `application-${id}.zip`,
  );
  const content = await packets.pack(detail, files, { person: viewer.user.id, signal });
  return { filename, type: 'application/zip', content };
}

/** The follow-up as a calendar. 404 when none is planned. */
export async function getFollowUp(context: ApiContext, { user }: Viewer, id: number): Promise<Download> {
  const row = await requireApplication(context.database.db, user.id, id);
  if (row.follow_up_on === null) {
    throw refuse('follow-up-unknown');
  }
  const { job_data: job } = row;
  const calendar = writeCalendar({
    uid: `application-${id}@${new URL(context.publicUrl).hostname}`,
    sequence: row.version,
    changedAt: row.updated_at,
    day: row.follow_up_on,
    summary: `Follow up: ${toHeadline(job)}`,
    description: [job.location, row.notes, job.external_url].filter(Boolean).join('\n'),
    url: `${context.publicUrl}/job-applications`,
  });
  return {
    filename: toSafeName(`Follow up ${toHeadline(job)}.ics`, `follow-up-${id}.ics`),
    type: 'text/calendar; charset=utf-8',
    content: Buffer.from(calendar),
  };
}

/** "Nurse at Acme" */
function toHeadline({ title, company }: { title: string; company: string | null }): string {
  return company === null ? title : `${title} at ${company}`;
}
