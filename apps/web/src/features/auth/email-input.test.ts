import { expect, test } from 'vitest';
import { findEmailFault } from './email-input.ts';

test.each(['ada@example.com', '  ada@example.com ', 'ada+jobs@mail.example.co.uk', 'åda@exämple.se'])(
  'the address "%s" may be sent',
  (typed) => expect(findEmailFault(typed)).toBeNull(),
);

test.each(['', '   '])('nothing typed asks for an address', (typed) =>
  expect(findEmailFault(typed)).toBe('Please enter your email address'),
);

test.each([
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'a da@example.com',
  'ada@exa@mple.com',
  'ada@example.com\nbcc:eve@example.com',
  `${'a'.repeat(300)}@example.com`,
])('"%s" is no address', (typed) => expect(findEmailFault(typed)).toBe('Please enter a valid email address'));
