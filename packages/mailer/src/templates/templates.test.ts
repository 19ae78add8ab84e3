import { describe, expect, test } from 'vitest';
import { toAddressRestoredMail } from './address-restored.ts';
import { toAlertMail } from './alert.ts';
import { toCareerNoticeMail } from './career-notice.ts';
import { toConfirmAlertMail } from './confirm-alert.ts';
import { toConfirmationMail } from './confirmation.ts';
import { toEmailChangeMail } from './email-change.ts';
import { toEmailChangeNoticeMail } from './email-change-notice.ts';
import { toEmailChangedMail } from './email-changed.ts';
import { toEmailTakenBackMail } from './email-taken-back.ts';
import { toIntegrationRequestMail } from './integration-request.ts';
import { toMagicLinkMail } from './magic-link.ts';
import { toNewDeviceMail } from './new-device.ts';
import { toSignInWayMail } from './sign-in-way.ts';
import type { MailContent } from './compose.ts';

const LINK = 'https://firsthand.example/auth/verify?token=abc_-9&redirect=%2Fjob%2F1';
const HOSTILE = '"><script>alert(1)</script>&\'';

const magicLink = (changes: Partial<Parameters<typeof toMagicLinkMail>[0]> = {}) =>
  toMagicLinkMail({ productName: 'Firsthand', link: LINK, code: '012345', expiresInMinutes: 15, ...changes });
const emailChange = (newEmail = 'new@example.com') =>
  toEmailChangeMail({
    productName: 'Firsthand',
    link: LINK,
    newEmail,
    expiresInMinutes: 15,
  });
const notice = (newEmail = 'new@example.com') =>
  toEmailChangeNoticeMail({
    productName: 'Firsthand',
    settingsLink: 'https://firsthand.example/profile',
    newEmail,
  });

const changed = (newEmail = 'new@example.com', hasLinkedin = true) =>
  toEmailChangedMail({
    productName: 'Firsthand',
    newEmail,
    link: LINK,
    days: 7,
    suspectDays: 7,
    hasLinkedin,
  });
const REMOVED = ['The passkey “Passkey 1”, of February 8 at 09:00 UTC'];
const takenBack = (email = 'new@example.com', removed = REMOVED) =>
  toEmailTakenBackMail({ productName: 'Firsthand', email, removed, days: 7 });
const restored = (email = 'old@example.com', removed = REMOVED) =>
  toAddressRestoredMail({
    ...{ productName: 'Firsthand', email, replaced: 'new@example.com', removed, days: 7 },
    settingsLink: 'https://firsthand.example/profile',
  });

const integrationRequest = (typed = 'Our own system') =>
  toIntegrationRequestMail({
    productName: 'Firsthand',
    id: 12,
    companyName: typed,
    contactName: typed,
    contactEmail: 'ada@example.com',
    atsDescription: `${typed}\n\nSecond line`,
  });
const careerNotice = () => toCareerNoticeMail({ productName: 'Firsthand', id: 12, email: 'ada@example.com' });

const alert = (typed = 'Cook') => {
  const job = {
    title: typed,
    url: LINK,
    openings: 1,
    facts: [`${typed} · Austin`, '$50,000 a year'],
    stamp: 'Verified today',
  };
  return toAlertMail({
    ...{ productName: 'Firsthand', manageUrl: LINK },
    searches: [
      {
        name: typed,
        url: LINK,
        jobs: [job, job],
        more: 1,
        mentions: { count: 1, titles: [typed] },
        above: 0,
      },
      {
        ...{ name: `${typed} in Austin`, url: LINK, jobs: [job], more: 0, above: 2 },
        mentions: { count: 21, titles: [] },
      },
    ],
  });
};
const confirmAlert = (search = 'cook · Austin') =>
  toConfirmAlertMail({ productName: 'Firsthand', search, frequency: 'daily', link: LINK, hours: 48 });

const confirmation = (productName = 'Firsthand') =>
  toConfirmationMail({
    ...{ productName, code: '012345', expiresInMinutes: 15 },
    settingsLink: 'https://firsthand.example/profile',
  });

const ABOUT_SIGN_IN = {
  ...{ productName: 'Firsthand', at: 'February 8 at 09:00 UTC' },
  settingsLink: 'https://firsthand.example/profile',
};
const newDevice = (device = 'Firefox on Linux') =>
  toNewDeviceMail({ ...ABOUT_SIGN_IN, device, way: 'LinkedIn' });
const signInWay = (isNew: boolean, name = 'A LinkedIn profile') =>
  toSignInWayMail({ ...ABOUT_SIGN_IN, name, kind: 'account', isNew });
const passkey = (isNew: boolean) =>
  toSignInWayMail({ ...ABOUT_SIGN_IN, name: 'A passkey', kind: 'passkey', isNew });

const accessToken = (isNew: boolean, name = 'The access token “Script”') =>
  toSignInWayMail({ ...ABOUT_SIGN_IN, name, kind: 'access-token', isNew, scopes: ['read', 'apply'] });

const MAILS: [string, MailContent][] = [
  ['alert', alert()],
  ['alert to confirm', confirmAlert()],
  ['magic link', magicLink()],
  ['confirmation', confirmation()],
  ['new device', newDevice()],
  ['way to log in that was added', signInWay(true)],
  ['way to log in that was removed', signInWay(false)],
  ['passkey that was added', passkey(true)],
  ['passkey that was removed', passkey(false)],
  ['access token that was made', accessToken(true)],
  ['access token that was revoked', accessToken(false)],
  ['email change', emailChange()],
  ['email change notice', notice()],
  ['email changed', changed()],
  ['email taken back', takenBack()],
  ['address restored', restored()],
  ['integration request', integrationRequest()],
  ['careers', careerNotice()],
];

describe.each(MAILS)('the %s mail', (_name, { subject, text, html }) => {
  test('has a subject of one line', () => {
    expect(subject).toMatch(/^[ -~]{10,78}$/);
  });

  test('says the same as text and as HTML', () => {
    const words = (content: string) =>
      content
        .replace(/^[\s\S]*<\/h1>/, '')
        .replace(/<a [^>]*href="([^"]+)"[^>]*>/g, ' $1 ')
        .replace(/<[^>]+>/g, ' ')
        .replaceAll('&amp;', '&')
        .replaceAll('&#39;', "'")
        .split(/\s+/);
    const shown = words(html);
    const sentences = text.split('\n\n').slice(1, -1).join(' ');
    for (const word of sentences.replaceAll(/:$/gm, '').trim().split(/\s+/))
      if (!/^-{2,}$/.test(word)) expect(shown).toContain(word);
  });

  test('loads nothing from outside', () => {
    expect(html).not.toMatch(/<(img|link|script|iframe|object|video|svg)\b|url\(|@import|@font-face/i);
    const addresses = [...html.matchAll(/https?:\/\/[^"'<\s]+/g)].map(([url]) => new URL(url).origin);
    expect(addresses.filter((origin) => origin !== 'https://firsthand.example')).toEqual([]);
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

test('the mail that proves who is in a session carries digits and nothing that proves it by being opened', () => {
  const { text, html } = confirmation();
  expect(text).toMatch(/^ {4}012345$/m);
  expect(html).not.toContain('token=');
  expect(text).toContain('https://firsthand.example/profile');
});

test('mails about sign-ins say what, when and where to end it', () => {
  const words = ({ text }: MailContent) => text.replaceAll('\n', ' ');
  expect(words(newDevice())).toContain(
    'Firefox on Linux logged in to your account with LinkedIn on February 8 at 09:00 UTC.',
  );
  expect(words(signInWay(true))).toContain('was linked to your account on February 8 at 09:00 UTC');
  expect(words(signInWay(false))).toContain('was unlinked from your account on February 8 at 09:00 UTC');
  expect(words(passkey(true))).toContain('A passkey was added to your account on February 8 at 09:00 UTC');
  expect(words(passkey(true))).toContain('remove it on the settings page');
  expect(words(passkey(false))).toContain('A passkey was removed from your account');
  expect(accessToken(true).subject).toBe('A new access token for your Firsthand account');
  expect(words(accessToken(true))).toContain(
    'The access token “Script” was made for your account on February 8 at 09:00 UTC and acts for you in it from now on. It may read and apply.',
  );
  expect(words(accessToken(true))).toContain('revoke it on the settings page');
  for (const mail of [newDevice(), signInWay(true), signInWay(false), passkey(true), passkey(false)])
    expect(mail.text).toContain('https://firsthand.example/profile');
});

test('what people typed cannot become markup', () => {
  const hostile = [
    ...[
      emailChange(HOSTILE),
      notice(HOSTILE),
      changed(HOSTILE),
      takenBack(HOSTILE),
      takenBack('new@example.com', [HOSTILE]),
      restored(HOSTILE),
      restored('old@example.com', [HOSTILE]),
      magicLink({ productName: HOSTILE }),
      alert(HOSTILE),
      confirmAlert(HOSTILE),
      confirmation(HOSTILE),
      newDevice(HOSTILE),
      signInWay(true, HOSTILE),
    ],
    integrationRequest(HOSTILE),
  ];
  for (const { html } of hostile) {
    expect(html).not.toContain('<script>');
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&#39;');
  }
});

const ARABIC = 'ممرضة في برلين';

test.each([
  ['alert', alert(ARABIC), 11],
  ['alert to confirm', confirmAlert(ARABIC), 1],
  ['integration request', integrationRequest(ARABIC), 3],
])('in the %s mail what employers and people wrote stands in its own direction', (_name, { html }, times) => {
  const shown = html.slice(html.indexOf('<body'));
  expect(shown.split(ARABIC)).toHaveLength(times + 1);
  // Nothing of ours stands before it in its element.
  const around = [...shown.matchAll(/<([^<>]*)>([^<]*)/g)].filter(([, , text]) => text?.includes(ARABIC));
  for (const [, element, text] of around) {
    expect(element).toMatch(/^(?:div|h2|p|a|span) dir="auto"/);
    expect(text?.startsWith(ARABIC), text).toBe(true);
  }
});

test('what employers and people wrote stands within our sentences as plain text too', () => {
  expect(alert(ARABIC).text).toContain(`1 more mentions it: ${ARABIC}\n`);
  expect(integrationRequest(ARABIC).text).toContain(`Company: ${ARABIC}\n`);
});

test('the mail to a former address has the way back, its time, and names LinkedIn only where it is linked', () => {
  const { text, html } = changed();
  expect(text.split('\n')).toContain(LINK);
  expect(text).toContain('7 days');
  expect(html).toContain('>This was not me<');
  expect(text.replaceAll('\n', ' ')).toContain(
    'The LinkedIn profile that is linked to the account stays linked',
  );
  expect(changed('new@example.com', false).text).not.toContain('stays linked');
});

test.each([
  ['to the address that it had', takenBack],
  ['to its own', restored],
] as const)(
  'the mail about an account that went back, %s, says what was removed, or that nothing was',
  (_which, write) => {
    const words = ({ text }: MailContent) => text.replaceAll('\n', ' ');
    expect(words(write())).toContain('– The passkey “Passkey 1”, of February 8 at 09:00 UTC');
    expect(words(write())).toContain('in the 7 days before the change or since was removed');
    expect(words(write('ada@example.com', []))).toContain('so none was removed.');
  },
);

test('the notice leads to the page that ends all sessions', () => {
  expect(notice().text).toContain('https://firsthand.example/profile');
  expect(notice().text.replaceAll('\n', ' ')).toContain('Sign out everywhere');
});

test('an integration request keeps its lines apart and its subject free of what was typed', () => {
  const { subject, text, html } = integrationRequest('Acme\r\nBcc: eve@example.com');
  expect(subject).toBe('Integration request 12');
  expect(text).toContain('\n\nSecond line\n');
  expect(html).toContain('>Second line</p>');
});

test('an alert counts what is new, names its searches and leads to where it is ended', () => {
  const { subject, text, html } = alert();
  expect(subject).toBe('4 new jobs in 2 searches');
  expect(text).toContain(`Cook\nCook · Austin\n$50,000 a year\nVerified today\n${LINK}\n`);
  expect(text).toContain('1 more is new.');
  expect(text).toContain('2 jobs stand further up.');
  expect(text).toContain(`Change how often, or stop these mails:\n${LINK}\n`);
  expect(html).toContain('>Change how often, or stop these mails</a>');
  expect(text).toContain('1 more mentions it: Cook\n');
  expect(text).toContain('21 more mention it.');
});

test('an alert counts roles where one has several openings, and what only mentions the search where there is nothing else', () => {
  const told = {
    title: 'Cook',
    url: LINK,
    openings: 12,
    facts: ['12 places: Austin and 11 more'],
    stamp: '',
  };
  const search = { name: 'cook', url: LINK, jobs: [told], more: 0, above: 0 };
  const write = (...searches: Parameters<typeof toAlertMail>[0]['searches']) => {
    const { subject, text } = toAlertMail({ productName: 'Firsthand', manageUrl: LINK, searches });
    return [subject, text.split('\n')[0]];
  };
  const none = { count: 0, titles: [] };
  expect(write({ ...search, mentions: none })).toEqual(['1 new role: cook', '1 new role']);
  const mentioning = { ...search, jobs: [], mentions: { count: 2, titles: ['Buyer', 'Clerk'] } };
  expect(write(mentioning)).toEqual(['2 new jobs mention it: cook', '2 new jobs mention it']);
  expect(
    write({ ...mentioning, mentions: { count: 1, titles: ['Buyer'] } }, { ...search, mentions: none })[0],
  ).toBe('1 new role in 2 searches');
  expect(write(mentioning, mentioning)).toEqual([
    '4 new jobs mention one of 2 searches',
    '4 new jobs mention one of your saved searches',
  ]);
});
