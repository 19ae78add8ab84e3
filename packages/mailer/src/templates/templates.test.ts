import { describe, expect, test } from 'vitest';
import { toEmailChangeMail } from './email-change.ts';
import { toEmailChangeNoticeMail } from './email-change-notice.ts';
import { toMagicLinkMail } from './magic-link.ts';
import type { MailContent } from './compose.ts';

const LINK = 'https://firsthand.example/auth/verify?token=abc_-9&redirect=%2Fjob%2F1';
const HOSTILE = '"><script>alert(1)</script>&\'';

const magicLink = (changes: Partial<Parameters<typeof toMagicLinkMail>[0]> = {}) =>
  toMagicLinkMail({ productName: 'Firsthand', link: LINK, code: '012345', expiresInMinutes: 15, ...changes });
const emailChange = (newEmail = 'new@example.com') =>
  toEmailChangeMail({
    productName: 'Firsthand',
    link: LINK,
    oldEmail: 'old@example.com',
    newEmail,
    expiresInMinutes: 15,
  });
const notice = (newEmail = 'new@example.com') =>
  toEmailChangeNoticeMail({
    productName: 'Firsthand',
    settingsLink: 'https://firsthand.example/profile',
    newEmail,
  });

const MAILS: [string, MailContent][] = [
  ['magic link', magicLink()],
  ['email change', emailChange()],
  ['email change notice', notice()],
];

describe.each(MAILS)('the %s mail', (_name, { subject, text, html }) => {
  test('has a subject of one line', () => {
    expect(subject).toMatch(/^[ -~]{10,78}$/);
  });

  test('says the same as text and as HTML', () => {
    const words = (content: string) =>
      content
        .replace(/^[\s\S]*<\/h1>/, '')
        .replace(/<[^>]+>/g, ' ')
        .replaceAll('&amp;', '&')
        .replaceAll('&#39;', "'")
        .split(/\s+/);
    const shown = words(html);
    const sentences = text.split('\n\n').slice(1, -1).join(' ');
    for (const word of sentences.replaceAll(/:$/gm, '').split(/\s+/)) expect(shown).toContain(word);
  });

  test('loads nothing from outside', () => {
    expect(html).not.toMatch(/<(img|link|script|iframe|object|video|svg)\b|url\(|@import|@font-face/i);
    const addresses = [...html.matchAll(/https?:\/\/[^"'<\s]+/g)].map(([url]) => new URL(url).origin);
    expect(new Set(addresses)).toEqual(new Set(['https://firsthand.example']));
  });

  test('knows the dark and says its language', () => {
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toContain('name="color-scheme" content="light dark"');
  });

  test('breaks no line of text but those of addresses', () => {
    for (const line of text.split('\n')) {
      if (!line.startsWith('https:')) expect(line.length).toBeLessThanOrEqual(72);
    }
  });
});

test('the magic link mail carries the link, the digits, the time and what to do otherwise', () => {
  const { text, html } = magicLink();
  expect(text.split('\n')).toContain(LINK);
  expect(text).toMatch(/^ {4}012345$/m);
  expect(text).toContain('15 minutes');
  expect(text).toContain('If you did not ask for this mail');
  expect(html).toContain(`href="${LINK.replace('&', '&amp;')}"`);
  expect(html).toContain('>012345<');
});

test('what people typed cannot become markup', () => {
  for (const { html } of [emailChange(HOSTILE), notice(HOSTILE), magicLink({ productName: HOSTILE })]) {
    expect(html).not.toContain('<script>');
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&#39;');
  }
});

test('the notice leads to the page that ends all sessions', () => {
  expect(notice().text).toContain('https://firsthand.example/profile');
  expect(notice().text.replaceAll('\n', ' ')).toContain('Sign out everywhere');
});
