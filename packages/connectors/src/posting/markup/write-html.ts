import { VOID, type MarkupNode } from './tree.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Room kept for closing tags and one long address, so that the limit is never passed. */
const RESERVE = 8_000;

/** Writes a tidied tree as HTML of at most `limit` characters, always well-formed. */
export function writeHtml(nodes: readonly MarkupNode[], limit: number): string {
  const out = { html: '', cut: Math.max(0, limit - RESERVE) };
  for (const node of nodes) writeNode(node, out);
  return out.html;
}

function writeNode(node: MarkupNode, out: { html: string; cut: number }): void {
  const room = out.cut - out.html.length;
  if (room <= 0) return;
  if (typeof node === 'string') {
    const escaped = escapeText(node);
    out.html += escaped.length <= room ? escaped : escapeText(node.slice(0, Math.floor(room / 6)));
    if (escaped.length > room) out.cut = 0;
    return;
  }
  const link =
    node.href === null ? '' : ` href="${escapeText(node.href)}" rel="nofollow noopener noreferrer"`;
  out.html += VOID.has(node.name) ? `<${node.name} />` : `<${node.name}${link}>`;
  if (VOID.has(node.name)) return;
  for (const child of node.children) writeNode(child, out);
  out.html += `</${node.name}>`;
}
