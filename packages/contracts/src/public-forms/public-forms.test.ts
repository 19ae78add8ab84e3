import { describe, expect, test } from 'vitest';
import { findCareerNoticeFault, findIntegrationFault } from './public-forms.ts';

const REQUEST = {
  company_name: 'Acme',
  contact_name: 'Ada',
  contact_email: 'ada@acme.example',
  ats_description: 'Our own.',
};

describe('a request for an integration', () => {
  test('is checked in the order of the form, and one fault is said', () => {
    const typed = { company_name: '', contact_name: '', contact_email: '', ats_description: '' };
    const steps = [
      ['company_name', 'Company name is required'],
      ['contact_name', 'Contact name is required'],
      ['contact_email', 'Email is required'],
      ['ats_description', 'ATS description is required'],
    ] as const;
    for (const [field, text] of steps) {
      expect(findIntegrationFault(typed)).toEqual({ field, text });
      typed[field] = 'something';
    }
    expect(findIntegrationFault(typed)).toEqual({
      field: 'contact_email',
      text: 'Please enter a valid email address',
    });
    expect(findIntegrationFault({ ...typed, contact_email: ' ada@acme.example ' })).toBeNull();
  });

  test.each(['   ', '\t\n', '\u00a0', '\u200b\u200d', '\u2066 \u2069'])('takes %j for nothing', (blank) => {
    expect(findIntegrationFault({ ...REQUEST, company_name: blank })?.field).toBe('company_name');
  });

  test.each([
    'ada',
    'ada@acme',
    '@acme.example',
    'a da@acme.example',
    'a@b@c.example',
    `${'a'.repeat(250)}@b.co`,
  ])('takes %j for no address', (contact_email) => {
    expect(findIntegrationFault({ ...REQUEST, contact_email })?.text).toBe(
      'Please enter a valid email address',
    );
  });
});

test('an address for openings is asked for, then looked at', () => {
  expect(findCareerNoticeFault('  ')).toBe('Please enter your email address');
  expect(findCareerNoticeFault('ada@acme')).toBe('Please enter a valid email address');
  expect(findCareerNoticeFault(' ada@acme.example ')).toBeNull();
});
