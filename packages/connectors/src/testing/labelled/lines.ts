import { escapeHtml } from '@firsthand/contracts';

/** What a line says, without its marks. */
export function toWords(line: string): string {
  return line.replace(/^\+\s*/, '').replace(/^[#•] /, '');
}

/** Whether a summary may be taken from the line. */
export function tellsTheWork(line: string): boolean {
  return line.startsWith('+');
}

/** The lines as the HTML of a description. */
export function toHtml(lines: readonly string[]): string {
  return lines.map(toElement).join('').replaceAll('</ul><ul>', '');
}

function toElement(line: string): string {
  const words = escapeHtml(toWords(line));
  const kind = line.replace(/^\+\s*/, '').charAt(0);
  if (kind === '#') return `<h3>${words}</h3>`;
  return kind === '•' ? `<ul><li>${words}</li></ul>` : `<p>${words}</p>`;
}
