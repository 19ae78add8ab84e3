import { getAts, type Application } from '@firsthand/contracts';
import type { StoredApplication } from './stored-application.ts';

/** An application as its card in the history shows it. */
export function toApplication(row: StoredApplication): Application {
  return {
    id: row.id,
    application_status: row.application_status,
    applied_at: row.applied_at.toISOString(),
    ats_source: row.ats_source && getAts(row.ats_source).slug,
    job_data: row.job_data,
    requisition_id: row.requisition_id,
    navigation: row.navigation,
    way: row.way,
    stage: row.stage,
    stage_on: row.stage_on,
    notes: row.notes,
    follow_up_on: row.follow_up_on,
    has_packet: row.has_packet,
    replaced: row.replaced_at !== null,
    version: row.version,
  };
}
