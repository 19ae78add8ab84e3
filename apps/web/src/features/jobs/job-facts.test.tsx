import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { JobCardData } from '../../lib/job/job-card-data.ts';
import { JobFacts } from './job-facts.tsx';

const nothing = { work_mode: null, remote: false, salary: null, type: null, category: null, language: null };
const write = (job: Partial<JobCardData>) =>
  renderToStaticMarkup(<JobFacts job={{ ...nothing, ...job } as JobCardData} />).replaceAll(/<[^>]*>/g, '');

test('a card says nothing of what is not stated, but for the work mode', () => {
  expect(write({})).toBe('On-site');
  expect(write({ type: 'full_time' })).toBe('On-site · Full-time');
  expect(write({ remote: true, salary: '$20 an hour', category: 'Nursing', language: 'de' })).toBe(
    'Remote · $20 an hour · Nursing · In German',
  );
});
