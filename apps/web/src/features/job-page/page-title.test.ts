import { expect, test } from 'vitest';
import { toDocumentDescription, toDocumentTitle } from './page-title.ts';
import { aJob } from './testing/a-job.ts';

test('title and description come from the server when it made some', () => {
  const job = aJob({ meta_title: 'Data Engineer at Acme', meta_description: 'Build pipelines in Austin.' });
  expect(toDocumentTitle(job)).toBe('Data Engineer at Acme');
  expect(toDocumentDescription(job)).toBe('Build pipelines in Austin.');
});

test('otherwise they are the job title and the first 130 characters of the location with an invitation', () => {
  const job = aJob({ location: 'x'.repeat(200) });
  expect(toDocumentTitle(job)).toBe('Data Engineer');
  expect(toDocumentDescription(job)).toBe(`${'x'.repeat(130)} Apply now through Firsthand.`);
  expect(toDocumentDescription(aJob())).toBe('Apply now through Firsthand.');
});
