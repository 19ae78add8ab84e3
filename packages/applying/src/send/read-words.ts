import type { AtsResponse } from '@firsthand/connectors';
import { z } from 'zod';
import { toPlainLine } from '../forms/plain-text.ts';

const WORDS_MAX = 600;
const RECEIPT_TEXT_MAX = 500;
const RECEIPT_MEMBERS_MAX = 30;
const MESSAGES_MAX = 10;

const message = z.union([
  z.string(),
  z.object({ message: z.string() }).transform((value) => value.message),
  z.object({ detail: z.string() }).transform((value) => value.detail),
]);
const SAID_IN = ['error', 'errors', 'message', 'messages', 'detail', 'title'] as const;

/** What the ATS says in its own words, bounded and plain, without the key; null when it says nothing readable. */
export function readWords(response: AtsResponse, key: string): string | null {
  const said = readJsonObject(response.text);
  const found = SAID_IN.flatMap((name) => {
    const value = said?.[name];
    return (Array.isArray(value) ? (value as unknown[]) : [value]).slice(0, MESSAGES_MAX).flatMap((one) => {
      const parsed = message.safeParse(one);
      return parsed.success ? [parsed.data] : [];
    });
  });
  const header = response.headers['x-bamboohr-error-message'];
  const words = toPlainLine(
    withoutKey([...new Set(found), ...(header ? [header] : [])].join('; '), key),
    WORDS_MAX,
  );
  return words === '' ? null : words;
}

/** What the ATS answered to an application it took: its numbers and short texts, without the key. */
export function readReceipt(response: AtsResponse, key: string): Record<string, unknown> {
  const members = Object.entries(readJsonObject(response.text) ?? {})
    .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
    .slice(0, RECEIPT_MEMBERS_MAX)
    .map(([name, value]): [string, unknown] => [
      toPlainLine(withoutKey(name, key), 100),
      typeof value === 'string' ? toPlainLine(withoutKey(value, key), RECEIPT_TEXT_MAX) : value,
    ]);
  const requestId = response.headers['x-request-id'];
  return {
    status: response.status,
    ...(requestId === undefined ? {} : { request_id: toPlainLine(withoutKey(requestId, key), 100) }),
    ...Object.fromEntries(members),
  };
}

export function readJsonObject(text: string): Record<string, unknown> | null {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    // Words that are no JSON are a page or nothing; neither is shown to people.
    return null;
  }
}

function withoutKey(text: string, key: string): string {
  const forms = [key, encodeURIComponent(key), Buffer.from(`${key}:`).toString('base64')];
  return forms.reduce<string>((clean, form) => (form === '' ? clean : clean.replaceAll(form, '…')), text);
}
