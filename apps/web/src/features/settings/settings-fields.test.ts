import type { Settings } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { isAboutEmail, mergeSaved, toFields, toInitial } from './settings-fields.ts';

const settings: Settings = {
  name: null,
  email: 'ada@example.com',
  pending_email: null,
  phone: null,
  location: 'London',
  email_notifications: true,
  job_recommendations: true,
  marketing_communications: false,
  sign_ins_elsewhere: [],
};

test('what was never given is an empty field', () => {
  expect(toFields(settings)).toEqual({
    name: '',
    email: 'ada@example.com',
    phone: '',
    location: 'London',
    email_notifications: true,
    job_recommendations: true,
    marketing_communications: false,
  });
});

test('the form holds the present address while another waits for its confirmation', () => {
  expect(toFields({ ...settings, pending_email: 'new@example.com' }).email).toBe('ada@example.com');
});

test('a saved form shows what the server made of it', () => {
  const sent = { ...toFields(settings), name: '  Ada ' };
  const saved = { ...sent, name: 'Ada' };
  expect(mergeSaved(sent, sent, saved).name).toBe('Ada');
});

test('what is typed while a save is on its way is not lost', () => {
  const sent = { ...toFields(settings), name: 'Ada' };
  const current = { ...sent, phone: '+44 20', marketing_communications: true };
  expect(mergeSaved(current, sent, sent)).toMatchObject({
    name: 'Ada',
    phone: '+44 20',
    marketing_communications: true,
  });
});

test('only words about the address belong to its field', () => {
  expect(isAboutEmail('Please enter a valid email address')).toBe(true);
  expect(isAboutEmail('Please enter your email address')).toBe(true);
  expect(isAboutEmail('Too many requests')).toBe(false);
  expect(isAboutEmail(null)).toBe(false);
});

test('the avatar shows one whole letter of the name, else of the address', () => {
  expect(toInitial('ada lovelace', 'x@example.com')).toBe('A');
  expect(toInitial('  ', 'x@example.com')).toBe('X');
  expect(toInitial(null, 'åda@example.com')).toBe('Å');
  expect(toInitial('𝒜da', 'x@example.com')).toBe('𝒜');
});
