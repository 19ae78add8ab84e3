import type { ConnectorRecordings } from '../recordings.ts';

const LIST_URL = 'https://boards-api.greenhouse.io/v1/boards/northlight/jobs?content=true';

const engineer = {
  id: 5100001,
  internal_job_id: 4100001,
  title: ' Staff Engineer, Storage ',
  absolute_url: 'https://job-boards.greenhouse.io/northlight/jobs/5100001',
  location: { name: 'Portland, OR | Remote in US' },
  metadata: [{ id: 1, name: 'Time Type', value: 'Full time', value_type: 'single_select' }],
  updated_at: '2026-11-02T10:00:00-05:00',
  first_published: '2026-10-20T22:32:33-04:00',
  requisition_id: 'NL-204',
  company_name: 'Northlight Labs ',
  language: 'en',
  application_deadline: null,
  content:
    '&lt;p&gt;You keep the storage engine fast &amp;amp; boring.&lt;/p&gt;&lt;h2&gt;Requirements&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;Years with B-trees &amp;lt;3&lt;/li&gt;&lt;/ul&gt;' +
    '&lt;div class=&quot;content-pay-transparency&quot;&gt;&lt;div class=&quot;pay-input&quot;&gt;&lt;div class=&quot;title&quot;&gt;Annual Salary:&lt;/div&gt;&lt;div class=&quot;pay-range&quot;&gt;&lt;span&gt;$190,000&lt;/span&gt;&lt;span class=&quot;divider&quot;&gt;&amp;mdash;&lt;/span&gt;&lt;span&gt;$230,000 USD&lt;/span&gt;&lt;/div&gt;&lt;/div&gt;&lt;/div&gt;',
  departments: [{ id: 7, name: 'Engineering', parent_id: null, child_ids: [] }],
  offices: [
    { id: 3, name: 'Portland', location: 'Portland, Oregon, United States', parent_id: null, child_ids: [] },
  ],
};

const analyst = {
  id: 5100002,
  internal_job_id: 4100002,
  title: 'Data Analyst',
  absolute_url: 'http://www.northlight.example/careers/data-analyst?gh_jid=5100002',
  location: { name: 'Hybrid' },
  metadata: [
    { id: 2, name: 'Pay Frequency', value: 'Annual', value_type: 'single_select' },
    {
      id: 3,
      name: 'Salary Range',
      value: { unit: 'GBP', min_value: '48000.0', max_value: '56000.0' },
      value_type: 'currency_range',
    },
    {
      id: 4,
      name: 'Bonus Range',
      value: { unit: 'GBP', min_value: '1', max_value: '2' },
      value_type: 'currency_range',
    },
  ],
  updated_at: '2026-11-02T10:00:00-05:00',
  requisition_id: 'See Opening ID',
  company_name: 'Northlight Labs',
  content: '&lt;p&gt;You answer questions with numbers.&lt;/p&gt;',
  departments: [],
  offices: [
    { id: 4, name: 'London', location: 'London, England, United Kingdom', parent_id: null, child_ids: [] },
  ],
};

const support = {
  id: 5100003,
  title: 'Support Specialist (Part-time)',
  absolute_url: 'https://job-boards.greenhouse.io/northlight/jobs/5100003',
  location: { name: '' },
  metadata: null,
  content: '&lt;p&gt;You help people who are stuck.&lt;/p&gt;',
  offices: [],
};

/** Northlight Labs is invented; the shapes are Greenhouse's. */
export const recordings: ConnectorRecordings = {
  board: 'northlight',
  company: 'Northlight Labs',
  badBoards: [
    '',
    '  ',
    'north light',
    'https://job-boards.greenhouse.io/northlight',
    'a/b',
    '../v1',
    'x?y=1',
  ],
  healthy: [
    {
      url: LIST_URL,
      headers: { etag: 'W/"nl-1"' },
      body: {
        jobs: [engineer, analyst, { ...support, id: 5100009, title: null }, support],
        meta: { total: 4 },
      },
    },
  ],
  expectedIds: ['5100001', '5100002', '5100003'],
  expectedRejects: { 'no-title': 1 },
  empty: [{ url: LIST_URL, headers: { etag: 'W/"nl-0"' }, body: { jobs: [], meta: { total: 0 } } }],
  unknownBoard: [{ url: LIST_URL, status: 404, body: { status: 404, error: 'Job not found' } }],
  isListRequest: (request) => request.url === LIST_URL,
  isDetailRequest: null,
};
