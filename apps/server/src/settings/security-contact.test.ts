import { expect, test } from 'vitest';
import { toSecurityContact } from './security-contact.ts';

const PRODUCTION = { publicUrl: 'https://firsthand.example', usesSandboxMail: false };
const DEMO = { publicUrl: 'http://localhost:3000', usesSandboxMail: true };
const sender = { MAIL_FROM: 'Jobs <jobs@mail.example>' };

test.each([
  [
    'the operator',
    { ...sender, OPERATOR_EMAIL: 'ops@x.example', CONTACT: 'c@x.example' },
    'mailto:ops@x.example',
  ],
  ['an address that crawled sites are shown', { ...sender, CONTACT: 'c@x.example' }, 'mailto:c@x.example'],
  ['the same as a URI', { ...sender, CONTACT: 'mailto:c@x.example' }, 'mailto:c@x.example'],
  ['a page of theirs', { ...sender, CONTACT: 'https://x.example/report' }, 'https://x.example/report'],
  [
    'the sender of mails, not a page that is not safe',
    { ...sender, CONTACT: 'http://x.example' },
    'mailto:jobs@mail.example',
  ],
  ['the sender of mails, not words', { ...sender, CONTACT: 'call us' }, 'mailto:jobs@mail.example'],
  ['an address with signs of its own', { OPERATOR_EMAIL: 'a&b+c@x.example' }, 'mailto:a%26b%2Bc@x.example'],
])('who finds a weakness reaches %s', (_who, settings, contact) => {
  expect(toSecurityContact(settings, PRODUCTION)).toBe(contact);
});

test('the demo names an address whose mail its mailbox takes; a live trial without one names nobody', () => {
  expect(toSecurityContact({}, DEMO)).toBe('mailto:operator@localhost');
  expect(toSecurityContact({}, { ...DEMO, usesSandboxMail: false })).toBeNull();
});
