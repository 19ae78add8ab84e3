import type { ApplicationDraft, FilledField } from '@firsthand/contracts';

/** An optional question without an answer; `changes` fill in what a test is about. */
export function aField(changes: Partial<FilledField> = {}): FilledField {
  return {
    key: 'why',
    label: 'Why us?',
    help: null,
    kind: 'text',
    group: 'questions',
    required: false,
    options: [],
    sensitive: null,
    one_of: null,
    shown_when: null,
    value: null,
    source: null,
    left_empty: 'Your profile says nothing about it.',
    ...changes,
  };
}

/** A prepared application to a made-up employer. */
export function aDraft(changes: Partial<ApplicationDraft> = {}): ApplicationDraft {
  return {
    id: 5,
    version: 1,
    digest: 'digest-1',
    job: {
      requisition_id: 42,
      source: 'greenhouseio',
      title: 'Frontend Engineer',
      company: 'Acme',
      location: 'Berlin, Germany',
      external_url: 'https://boards.example/acme/42',
      apply_url: 'https://boards.example/acme/42/apply',
      navigation: null,
    },
    job_profile: { id: 3, profile_name: 'Frontend', first_name: 'Ada', last_name: 'King' },
    handling: 'fill_unanswered_questions',
    way: 'packet',
    form: { origin: 'employer', read_at: '2026-11-21T10:00:00.000Z', notices: [] },
    fields: [aField()],
    files: [],
    resume_version: null,
    problems: [],
    origin: 'person',
    created_at: '2026-11-21T10:00:00.000Z',
    updated_at: '2026-11-21T10:00:00.000Z',
    ...changes,
  };
}
