import type { Application, ApplicationDetail, FilledField, SealedPacket } from '@firsthand/contracts';
import { anApplication } from './an-application.ts';

export function aField(changes: Partial<FilledField> = {}): FilledField {
  return {
    key: 'name',
    label: 'Name',
    help: null,
    kind: 'text',
    group: 'contact',
    required: true,
    options: [],
    sensitive: null,
    one_of: null,
    shown_when: null,
    value: null,
    source: null,
    left_empty: null,
    ...changes,
  };
}

export function aPacket(changes: Partial<SealedPacket> = {}): SealedPacket {
  return {
    sealed_at: '2026-11-18T15:03:00.000Z',
    digest: 'd1',
    job: { title: 'Data Engineer' },
    profile: {},
    form: { origin: 'employer', read_at: '2026-11-18T15:00:00.000Z', notices: [] },
    fields: [],
    files: [],
    ...changes,
  };
}

export function aDetail(
  application: Partial<Application> = {},
  rest: Partial<Omit<ApplicationDetail, 'application'>> = {},
): ApplicationDetail {
  return {
    application: anApplication(application),
    stages: [{ stage: 'applied', on: '2026-11-18' }],
    packet: null,
    submission: null,
    posting_status: 'open',
    ...rest,
  };
}
