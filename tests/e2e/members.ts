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

/** Waits for the newest mail to an address that the demo's mailbox has. */
export async function waitForMail(productUrl: string, to: string): Promise<DemoMail> {
  const path = `/sandbox/mail.json?to=${encodeURIComponent(to)}`;
  await expect.poll(() => getJson<DemoMail[]>(productUrl, path), { timeout: 20_000 }).not.toHaveLength(0);
  return (await getJson<DemoMail[]>(productUrl, path))[0]!;
}

/** The six digits, alone on their line. */
export function codeIn(mail: DemoMail): string {
  return /^\s*(\d{6})\s*$/m.exec(mail.text)![1]!;
}

function tokenIn(mail: DemoMail): string {
  return /[?&]token=([\w-]+)/.exec(mail.text)![1]!;
}

/** One of the addresses that RFC 2544 keeps for tests. */
function newClient(): string {
  return `198.18.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** Signs somebody new in as the pages do, without a browser, from an address of their own: a client may ask for 20 mails. */
export async function createMember(productUrl: string, name: string): Promise<SessionResponse> {
  const email = newAddress(name);
  const asked = await fetch(`${productUrl}/v1/api/auth/send-magic-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newClient() },
    body: JSON.stringify({ email }),
  });
  const { request_token } = (await asked.json()) as Partial<SendMagicLinkResponse>;
  expect(request_token, `the mail to ${email} was asked for, answer ${asked.status}`).toBeDefined();
  const token = tokenIn(await waitForMail(productUrl, email));
  return getJson(productUrl, `/v1/api/auth/verify?token=${token}`);
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
