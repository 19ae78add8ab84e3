/** The link that writes to an address. What would add recipients or a text is part of the address: "a?b@c.example" → "mailto:a%3Fb@c.example" */
export function toMailLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
}
