/** "https://example.com" → "example.com". An http:// address keeps its beginning: it is another address. */
export function withoutHttps(address: string): string {
  return address.replace(/^https:\/\//i, '');
}

/** "example.com" → "https://example.com"; what has a scheme stays, and nothing stays nothing. */
export function withHttps(address: string): string {
  const text = address.trim();
  if (text === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return text;
  return `https://${text}`;
}
