/** Where sign-in leads when no page was wanted, or one that is not ours. */
export const AFTER_SIGN_IN = '/dashboard';

const LONGEST_PATH = 2_000;
/** A base that no real address shares, so that anything resolving elsewhere shows. */
const OURS = 'https://own.invalid';

/**
 * The page wanted after sign-in when it is one of ours, else `/dashboard`: a path that begins with one slash, without
 * backslashes or control characters, also after decoding, and not the login itself.
 *
 *     toOwnPath('/saved-jobs?page=2') // '/saved-jobs?page=2'
 *     toOwnPath('//evil.example')     // '/dashboard'
 */
export function toOwnPath(wanted: string | null | undefined): string {
  if (!wanted || wanted.length > LONGEST_PATH || !isPlainPath(wanted)) return AFTER_SIGN_IN;
  const path = wanted.split(/[?#]/, 1)[0] ?? '';
  const decoded = decodeFully(path);
  if (decoded === null || !isPlainPath(decoded)) return AFTER_SIGN_IN;
  if (!URL.canParse(wanted, OURS)) return AFTER_SIGN_IN;
  const url = new URL(wanted, OURS);
  if (url.origin !== OURS || !isPlainPath(url.pathname)) return AFTER_SIGN_IN;
  if (/^\/(login|auth\/verify|v1|sandbox)(\/|$)/i.test(url.pathname)) return AFTER_SIGN_IN;
  return url.pathname + url.search + url.hash;
}

/** Browsers drop tabs and line ends inside addresses, so no control character may pass. */
function isPlainPath(text: string): boolean {
  return text.startsWith('/') && !text.startsWith('//') && !/[\\\u0000-\u001f\u007f]/.test(text);
}

/** Decodes until nothing changes, so that no number of encodings hides a character; null when that never ends well. */
function decodeFully(text: string): string | null {
  let current = text;
  for (let round = 0; round < 5; round += 1) {
    let next: string;
    try {
      next = decodeURIComponent(current);
    } catch {
      // Not an encoding of text: no path of ours.
      return null;
    }
    if (next === current) return current;
    current = next;
  }
  return null;
}
