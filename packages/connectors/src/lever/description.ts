import { escapeHtml } from '@firsthand/contracts';
import type { PostingRow } from './payload.ts';

/**
 * Puts a posting's pieces together in the order of Lever's page: opening and body, each headed list, the closing, the
 * words about pay. `description` already holds the opening and the body, so those serve only when it is missing.
 * The pieces are HTML; where an employer's recording has only the plain text, that is used. Never decoded beforehand:
 * "&lt;10 engineers" is text.
 */
export function toDescriptionHtml(row: PostingRow): string {
  const main =
    piece(row.description, row.descriptionPlain) ??
    joinPieces([piece(row.opening, row.openingPlain), piece(row.descriptionBody, row.descriptionBodyPlain)]);
  return joinPieces([
    main,
    ...row.lists.map((list) => toSection(list.text, list.content)),
    piece(row.additional, row.additionalPlain),
    piece(row.salaryDescription, row.salaryDescriptionPlain),
  ]);
}

function piece(html: string | null, plain: string | null): string | null {
  return html ?? (plain === null ? null : toParagraphs(plain));
}

/** List items come without their list: "<li>a</li>" → "<h3>…</h3><ul><li>a</li></ul>". */
function toSection(heading: string | null, content: string | null): string | null {
  if (content === null) return null;
  const title = heading === null ? '' : `<h3>${escapeHtml(heading)}</h3>`;
  const isBare = /^\s*<li[\s>]/i.test(content);
  return `${title}${isBare ? `<ul>${content}</ul>` : `<div>${content}</div>`}`;
}

/** "a\n\nb\nc" → "<p>a</p><p>b<br>c</p>". */
function toParagraphs(plain: string): string {
  return plain
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replace(/\n/g, '<br>')}</p>`)
    .join('');
}

function joinPieces(pieces: (string | null)[]): string {
  return pieces.filter((part) => part !== null && part !== '').join('\n');
}
