/**
 * Makes the headings of HTML that our API cleaned fit our page; it cleans nothing itself. Every heading becomes an h3 below our own h2, so that the
 * outline of the page has no holes, and headings without words go. "<h1>Role</h1>" → "<h3>Role</h3>"
 */
export function toPageHeadings(html: string): string {
  return html
    .replace(/<(\/?)h[1-6](?=[\s>])/gi, '<$1h3')
    .replace(/<h3[^>]*>(?:\s|&nbsp;|&#160;|<br\s*\/?>)*<\/h3>/gi, '');
}
