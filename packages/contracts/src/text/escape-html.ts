const REFERENCES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that stands in HTML, or in an attribute of it, as it was: `R&D <"a">` → `R&amp;D &lt;&quot;a&quot;&gt;`. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => REFERENCES[character] ?? character);
}

/** Text between tags, quotes as they are: `R&D <"a">` → `R&amp;D &lt;"a"&gt;`. */
export function escapeHtmlText(text: string): string {
  return text.replace(/[&<>]/g, (character) => REFERENCES[character] ?? character);
}
