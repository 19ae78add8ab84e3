import type { Bookmark } from '@firsthand/contracts';

/** A bookmark as the API lists it; a test names only what it is about. */
export function aBookmark(fields: Partial<Bookmark> = {}): Bookmark {
  const id = fields.requisition_id ?? 7;
  return {
    bookmark_id: id + 100,
    title: 'Data Engineer',
    company_name: 'Acme',
    location: 'Berlin, Germany',
    source: 'greenhouseio',
    remote: false,
    work_mode: null,
    country: 'DE',
    description: '<p>Build pipelines.</p>',
    description_cut: false,
    summary: null,
    salary: null,
    requisition_id: id,
    external_id: `gh-${id}`,
    external_url: 'https://boards.example/acme/7',
    bookmarked_at: '2026-11-18T10:00:00.000Z',
    posted_at: '2026-11-10',
    navigation: {
      atsType: 'greenhouse',
      urlSafeClientName: 'acme',
      clientName: 'acme',
      domain: null,
      clientProject: null,
      urlSafeJobTitle: `data-engineer-${id}`,
    },
    employment_type: null,
    pay: null,
    language: null,
    posting_status: 'open',
    posting_status_at: null,
    last_verified_at: '2026-11-20T10:00:00.000Z',
    updated_at: '2026-11-20T10:00:00.000Z',
    changed_at: null,
    first_seen_at: '2026-11-10T10:00:00.000Z',
    ...fields,
  };
}
