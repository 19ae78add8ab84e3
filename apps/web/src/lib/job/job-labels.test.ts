import { describe, expect, test } from 'vitest';
import {
  splitPlaces,
  toCategoryFact,
  toCompanyName,
  toModeFact,
  toPayFact,
  toTypeFact,
} from './job-labels.ts';

describe('facts of a job', () => {
  test('what the posting does not say shows the fallback, marked as not stated', () => {
    expect(toTypeFact({ type: null })).toEqual({ text: 'Full-time', stated: false });
    expect(toCategoryFact({ category: null })).toEqual({ text: 'Software Development', stated: false });
    expect(toPayFact({ salary: null })).toEqual({ text: 'Competitive', stated: false });
    expect(toCompanyName(null)).toBe('Unknown Company');
  });

  test('what the posting says is shown as it is', () => {
    expect(toTypeFact({ type: 'per_diem' })).toEqual({ text: 'Per diem', stated: true });
    expect(toPayFact({ salary: '€50,000 a year' })).toEqual({ text: '€50,000 a year', stated: true });
  });

  test('hybrid is never called remote', () => {
    expect(toModeFact({ work_mode: 'hybrid', remote: false }).text).toBe('Hybrid');
    expect(toModeFact({ work_mode: 'remote', remote: true }).text).toBe('Remote');
    expect(toModeFact({ work_mode: 'on_site', remote: false })).toEqual({ text: 'On-site', stated: true });
    expect(toModeFact({ work_mode: null, remote: false })).toEqual({ text: 'On-site', stated: false });
  });

  test('the company falls back to the client name, then to its name', () => {
    expect(toCompanyName(null, { client_name: 'Acme Inc', name: 'acme' })).toBe('Acme Inc');
    expect(toCompanyName(null, { client_name: null, name: 'acme' })).toBe('acme');
    expect(toCompanyName('Acme', { client_name: 'Other', name: null })).toBe('Acme');
  });

  test('the first place is named and the others counted', () => {
    expect(splitPlaces(['Berlin', 'Munich', 'Cologne'], 'Berlin; Munich; Cologne')).toEqual({
      first: 'Berlin',
      more: 2,
    });
    expect(splitPlaces([], 'Anywhere')).toEqual({ first: 'Anywhere', more: 0 });
    expect(splitPlaces([], null)).toBeNull();
  });
});
