import { AUDIT_ACTIONS } from '@firsthand/contracts/light';
import { expect, test } from 'vitest';
import { toAuditParts } from './audit-words.ts';

const read = (...given: Parameters<typeof toAuditParts>) =>
  toAuditParts(...given)
    .map(({ text, isNamed }) => (isNamed ? `<${text}>` : text))
    .join('');
const ada = { id: 7, name: 'Ada', email: 'ada@example.com' };

test.each([
  ['role-granted', 'premium', ada, 'gave the role <premium> to <ada@example.com>'],
  ['role-granted', 'premium', null, 'gave the role <premium> to <somebody whose account is deleted>'],
  ['person-signed-out', null, ada, 'signed <ada@example.com> out everywhere'],
  [
    'closing-agreed',
    'lever:acme, up to 30 postings',
    null,
    'agreed to close postings of <lever:acme, up to 30 postings>',
  ],
  ['store-backed-up', null, null, 'backed up the store'],
  ['board-added', '{subject}', ada, 'added <{subject}>'],
] as const)('%s of %s and %o reads "%s"', (action, detail, subject, sentence) => {
  expect(read({ action, detail, subject })).toBe(sentence);
});

test('every action has words, and none names what it has not', () => {
  for (const action of AUDIT_ACTIONS) {
    expect(read({ action, detail: 'x', subject: ada })).not.toMatch(/[{}]|something|somebody/);
  }
});
