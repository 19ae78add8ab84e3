import { APPLICATION_STAGES, LIMITS, type Application } from '@firsthand/contracts';
import { z } from 'zod';
import { ToolFailure } from '../call-api.ts';
import { jobNameFields, requireSource } from '../job-fields.ts';
import { toLine } from '../plain.ts';
import { ADDS, defineTool, READS } from '../tool.ts';

const NOTES_SHOWN = 300;

const applicationFields = z.object({
  application_id: z.number(),
  title: z.string(),
  company: z.string().nullable(),
  location: z.string().nullable(),
  stage: z.string(),
  stage_on: z.string(),
  applied_at: z.string(),
  notes: z.string().nullable(),
  follow_up_on: z.string().nullable(),
  url: z.string(),
});

function toApplicationFields(application: Application, siteUrl: string): z.infer<typeof applicationFields> {
  const { job_data: job } = application;
  return {
    ...{ application_id: application.id, title: toLine(job.title) ?? '', company: toLine(job.company) },
    ...{ location: toLine(job.location), stage: application.stage, stage_on: application.stage_on },
    ...{ applied_at: application.applied_at, notes: toLine(application.notes, NOTES_SHOWN) },
    follow_up_on: application.follow_up_on,
    url: `${siteUrl}/job-applications/${application.id}`,
  };
}

export const listApplications = defineTool({
  name: 'list_applications',
  title: 'List applications',
  description: 'What the person applied to, the latest first, with the stage that each has reached.',
  input: z.strictObject({
    stage: z.enum(APPLICATION_STAGES).optional(),
    page: z.number().int().min(1).default(1),
    limit: z.number().int().min(1).max(50).default(20),
  }),
  output: z.object({
    total: z.number(),
    next_page: z.number().nullable(),
    stage_counts: z.record(z.string(), z.number()),
    applications: z.array(applicationFields),
  }),
  annotations: READS,
  async run({ call, siteUrl }, query) {
    const { data } = await call('listHistory', { query });
    return {
      total: data.totalCount,
      next_page: data.hasNextPage ? data.currentPage + 1 : null,
      stage_counts: data.stageCounts,
      applications: data.applications.map((one) => toApplicationFields(one, siteUrl)),
    };
  },
});

export const addApplication = defineTool({
  name: 'add_application',
  title: 'Record an application',
  description:
    'Writes down an application that the person made elsewhere: to a job by source and id, or to any other by its title. ' +
    'It sends nothing. A job that was recorded before keeps its one entry.',
  input: z.strictObject({
    source: jobNameFields.source.optional(),
    id: jobNameFields.id.optional(),
    title: z.string().max(1_000).optional().describe('Of a job that is not in Firsthand'),
    company: z.string().max(1_000).optional(),
    location: z.string().max(1_000).optional(),
    external_url: z.string().max(2_000).optional(),
    applied_on: z.string().max(10).optional().describe('Such as 2026-11-25; today unless said'),
    stage: z.enum(APPLICATION_STAGES).optional(),
    notes: z.string().max(LIMITS.notesMaxLength).optional(),
  }),
  output: z.object({ application: applicationFields }),
  annotations: ADDS,
  async run({ call, siteUrl }, { source, id, ...rest }) {
    if ((source === undefined) !== (id === undefined))
      throw new ToolFailure('A job is named by source and id together.', 400, null);
    const job = source === undefined ? {} : { source: requireSource(source).source, requisition_id: id };
    const { application } = await call('addApplication', { body: { ...job, ...rest } });
    return { application: toApplicationFields(application, siteUrl) };
  },
});
