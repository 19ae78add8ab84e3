import type { Application } from '@firsthand/contracts';

export function anApplication(changes: Partial<Application> = {}): Application {
  return {
    id: 7,
    application_status: 'completed',
    applied_at: '2026-11-18T15:04:00.000Z',
    ats_source: 'greenhouse',
    job_data: {
      title: 'Data Engineer',
      company: 'Acme',
      client_name: 'acme',
      location: 'Berlin',
      description: '<p>Build pipes.</p>',
      external_url: 'https://acme.example/jobs/1',
    },
    requisition_id: 42,
    navigation: null,
    way: 'snail',
    stage: 'applied',
    stage_on: '2026-11-18',
    notes: '',
    follow_up_on: null,
    has_packet: false,
    replaced: false,
    version: 1,
    ...changes,
  };
}
