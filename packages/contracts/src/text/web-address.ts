const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;

/**
 * A web address as a person writes it, made whole; null when it is none. What is kept is what was typed:
 *
 *     findWebAddress('linkedin.com/in/ada') // 'https://linkedin.com/in/ada'
 *     findWebAddress('javascript:alert(1)') // null
 */
export function findWebAddress(text: string): string | null {
  if (/\s/.test(text)) return null;
  const whole = SCHEME.test(text) ? text : `https://${text}`;
  // The parser forgives any number of slashes.
  if (!/^[a-z]+:\/\/[^/\\]/i.test(whole) || !URL.canParse(whole)) return null;
  const { protocol, hostname, username, password } = new URL(whole);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  // "mailto:ada@example.com" would be a name before the host of "https://mailto:ada@example.com".
  const hasName = username !== '' || password !== '';
  return isWeb && !hasName && /^[^.].*\.[^.]+\.?$/.test(hostname) ? whole : null;
}
