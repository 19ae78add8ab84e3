const REFERENCES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What XML 1.0 cannot hold in any spelling: most control characters, halves of characters, two that are none. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** The text as far as XML can hold it. */
export function withoutForbidden(text: string): string {
  return text.replace(FORBIDDEN, '');
}

/** Text that stands in XML, or in an attribute of it, without what no XML can hold: `R&D\u0007 ]]>` → `R&amp;D ]]&gt;`. */
export function escapeXml(text: string): string {
  return withoutForbidden(text).replace(/[&<>"']/g, (character) => REFERENCES[character] ?? character);
}
