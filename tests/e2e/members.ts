import { randomInt } from 'node:crypto';
import type { SendMagicLinkResponse, SessionResponse, User } from '@firsthand/contracts';
import { expect } from 'vitest';
import { getJson } from './search-api.ts';

interface DemoMail {
  id: number;
  to: string;
  text: string;
}

/** An address nobody used before; the product counts mails per address. */
export function newAddress(name: string): string {
  return `${name}.${Date.now().toString(36)}@mail.example`;
}

/** Waits for a mail to an address that the demo's mailbox has, and gives the newest; `about`: one whose text has it. */
export async function waitForMail(productUrl: string, to: string, about = /(?:)/): Promise<DemoMail> {
  const read = async () => (await readMails(productUrl, to)).filter(({ text }) => about.test(text));
  await expect.poll(read, { timeout: 20_000 }).not.toHaveLength(0);
  return (await read())[0]!;
}

/** All mails to an address, newest first. */
export function readMails(productUrl: string, to: string): Promise<DemoMail[]> {
  return getJson(productUrl, `/sandbox/mail.json?to=${encodeURIComponent(to)}`);
}

/** The six digits, alone on their line. */
export function codeIn(mail: DemoMail): string {
  return /^\s*(\d{6})\s*$/m.exec(mail.text)![1]!;
}

/** That of the newest mail with a link, beyond those that were there before: others tell of new devices. */
async function waitForToken(productUrl: string, to: string, before: number): Promise<string> {
  let token: string | undefined;
  const look = async () => {
    const mails = await readMails(productUrl, to);
    const texts = mails.slice(0, mails.length - before).map(({ text }) => text);
    token = texts.map((text) => /[?&]token=([\w-]+)/.exec(text)?.[1]).find((found) => found !== undefined);
    return token;
  };
  await expect.poll(look, { timeout: 20_000 }).toBeDefined();
  return token!;
}

/** One of the addresses that RFC 2544 keeps for tests. */
function newClient(): string {
  return `198.18.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** Signs somebody new in as the pages do, without a browser. */
export function createMember(productUrl: string, name: string): Promise<SessionResponse> {
  return logIn(productUrl, newAddress(name));
}

/** Logs somebody in once more, from a network address of its own: a client may ask for 20 mails. */
export async function logIn(productUrl: string, email: string, userAgent = 'node'): Promise<SessionResponse> {
  const before = await readMails(productUrl, email);
  const asked = await fetch(`${productUrl}/v1/api/auth/send-magic-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newClient(), 'user-agent': userAgent },
    body: JSON.stringify({ email }),
  });
  const { request_token } = (await asked.json()) as Partial<SendMagicLinkResponse>;
  expect(request_token, `the mail to ${email} was asked for, answer ${asked.status}`).toBeDefined();
  const token = await waitForToken(productUrl, email, before.length);
  const answer = await fetch(`${productUrl}/v1/api/auth/verify?token=${token}`, {
    headers: { 'user-agent': userAgent },
  });
  return (await answer.json()) as SessionResponse;
}

/** A session as the pages keep it; `changes` are what the browser believes of the person. */
export function toStorage(
  { access_token, refresh_token, user }: SessionResponse,
  changes: Partial<User> = {},
): Record<string, string> {
  return { access_token, refresh_token, user: JSON.stringify({ ...user, ...changes }) };
}

/** Keeps a job for a member. */
export async function bookmark(
  productUrl: string,
  { access_token }: SessionResponse,
  job: { id: number; source: string },
): Promise<void> {
  const response = await fetch(`${productUrl}/v1/api/bookmarks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
    body: JSON.stringify({ source: job.source, requisition_id: job.id }),
  });
  expect(response.ok, `job ${job.id} was kept`).toBe(true);
}
