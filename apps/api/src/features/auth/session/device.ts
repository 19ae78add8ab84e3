import { LIMITS } from '@firsthand/contracts';

/** Of a user agent; whoever sends more is read up to here. */
const READ_LENGTH = 500;

/** In this order: most browsers also carry the names of those they want to be taken for. */
const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
  [/^curl\//, 'curl'],
];

const SYSTEMS: readonly [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/**
 * A browser in words of ours, so that nothing of what it sends is kept; null when it names neither itself nor its system:
 *
 *     'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' → 'Firefox on Linux'
 */
export function toDevice(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, READ_LENGTH);
  const browser = findName(BROWSERS, text);
  const system = findName(SYSTEMS, text);
  if (browser === null) return system === null ? null : `A browser on ${system}`;
  return (system === null ? browser : `${browser} on ${system}`).slice(0, LIMITS.deviceMaxLength);
}

/** As lists and mails name it. */
export function toDeviceText(device: string | null): string {
  return device ?? 'An unknown device';
}

function findName(names: readonly [RegExp, string][], text: string): string | null {
  return names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
