import { SOURCES } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { findSystem } from './find-system.ts';

const HOSTS = {
  greenhouseio: ['boards.greenhouse.io', 'job-boards.eu.greenhouse.io'],
  lever: ['jobs.lever.co', 'jobs.eu.lever.co'],
  dover: ['app.dover.com'],
  workday: ['acme.wd5.myworkdayjobs.com', 'wd5.myworkdaysite.com'],
  smartrecruiters: ['jobs.smartrecruiters.com'],
  bamboohr: ['acme.bamboohr.com'],
  breezy: ['acme.breezy.hr'],
  jobvite: ['jobs.jobvite.com'],
  adp: ['workforcenow.adp.com', 'workforcenow.cloud.adp.com', 'myjobs.adp.com'],
};

test.each(SOURCES)('the pages of %s are known by their host', (source) => {
  for (const host of HOSTS[source]) expect(findSystem(host)?.source, host).toBe(source);
});

test.each([
  ...['app.bamboohr.com', 'www.breezy.hr', 'api.breezy.hr', 'lever.co', 'jobs.lever.co.evil.example'],
  ...['evil-jobs.jobvite.com', 'myworkdayjobs.com.evil.example', 'localhost'],
])('%s is none of them', (host) => {
  expect(findSystem(host)).toBeNull();
});
