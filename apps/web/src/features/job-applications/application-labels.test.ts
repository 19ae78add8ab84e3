import type { Application } from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import {
  formatAppliedAt,
  formatDay,
  toApplicationCompany,
  toAtsLabel,
  toSendingWord,
  toSafeAddress,
  toToday,
} from './application-labels.ts';

describe('the words of an application', () => {
  test('name an ATS by its label, an unknown one in capitals, and none not at all', () => {
    expect(toAtsLabel('greenhouse')).toBe('GreenhouseIO');
    expect(toAtsLabel('bamboohr')).toBe('BambooHR');
    expect(toAtsLabel('taleo')).toBe('TALEO');
    expect(toAtsLabel(null)).toBeNull();
  });

  test('name the company, else the client, else nobody', () => {
    const data = { title: 'x', location: null, description: '', external_url: null };
    expect(toApplicationCompany({ ...data, company: 'Acme', client_name: 'acme' })).toBe('Acme');
    expect(toApplicationCompany({ ...data, company: null, client_name: 'acme' })).toBe('acme');
    expect(toApplicationCompany({ ...data, company: '', client_name: null })).toBe('Unknown Company');
  });

  test('tell date and time of the application in the person’s own time zone', () => {
    const local = new Date(2025, 0, 5, 15, 4).toISOString();
    expect(formatAppliedAt(local)).toBe('Jan 5, 2025 3:04 PM');
    expect(formatAppliedAt(new Date(2025, 11, 25, 0, 30).toISOString())).toBe('Dec 25, 2025 12:30 AM');
  });

  test.each([null, undefined, '', 'soon', '2025-13-45'])('of the date %j say that it is unknown', (date) => {
    expect(formatAppliedAt(date)).toBe('Unknown date');
  });

  test('tell a day as it was written, whatever the time zone', () => {
    expect(formatDay('2025-01-05')).toBe('Jan 5, 2025');
    expect(formatDay('never')).toBe('Unknown date');
    expect(toToday(new Date(2025, 0, 5, 23, 59))).toBe('2025-01-05');
  });

  test.each([
    ['https://acme.example/jobs/1', 'https://acme.example/jobs/1'],
    ['http://acme.example/', 'http://acme.example/'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['acme.example', null],
    ['', null],
    [null, null],
  ])('lead from %j to %j', (address, expected) => {
    expect(toSafeAddress(address)).toBe(expected);
  });
});

test('a badge tells of our sending alone; how far an application got is its stage', () => {
  const word = (changes: Partial<Application>) =>
    toSendingWord({
      ...{ application_status: 'pending', way: 'packet', stage: 'saved', has_packet: true, replaced: false },
      ...changes,
    });
  expect(word({})).toBe('Not sent yet');
  expect(word({ way: 'api' })).toBe('Sending');
  expect(word({ way: 'api', application_status: 'failed' })).toBe('Failed');
  for (const stage of ['applied', 'interview', 'offer', 'rejected', 'withdrawn'] as const)
    for (const application_status of ['completed', 'submitted', 'failed', 'pending'] as const)
      expect(word({ stage, application_status })).toBeNull();
  // Written down by hand, or prepared anew since: nothing of it waits to be sent.
  expect(word({ way: 'elsewhere', has_packet: false })).toBeNull();
  expect(word({ replaced: true })).toBeNull();
});
