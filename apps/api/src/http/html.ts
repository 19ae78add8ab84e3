import { escapeHtml } from '@firsthand/contracts';

/** Text that is HTML already; everything else is escaped when it is put in. */
export interface Html {
  html: string;
}

type Part = string | number | null | Html | readonly Html[];

/** Puts values into HTML, escaped; what is marked as HTML goes in as it is. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const pieces = parts.map((part, index) => toHtml(part) + (texts[index + 1] ?? ''));
  return { html: (texts[0] ?? '') + pieces.join('') };
}

function toHtml(part: Part): string {
  if (part === null) return '';
  if (Array.isArray(part)) return part.map(toHtml).join('');
  if (typeof part === 'object') return (part as Html).html;
  return escapeHtml(String(part));
}
