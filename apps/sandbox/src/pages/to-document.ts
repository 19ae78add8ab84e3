import { escapeHtml } from '@firsthand/contracts';
import type { PageSystem } from './page-system.ts';

interface Document {
  title: string;
  /** HTML. */
  body: string;
  /** The address as it was asked for; scripts and styles are found from it. */
  path: string;
  system?: PageSystem | undefined;
  data?: object | undefined;
  script?: string | undefined;
}

/** From the page to its own files: "/acme/jobs/1" → "../../_page/". */
const toFiles = (path: string): string => `${'../'.repeat(Math.max(0, path.split('/').length - 2))}_page/`;

/** JSON that cannot end the element it stands in. */
const toInlineJson = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/** A whole page of an employer, which says that it is an imitation. */
export function toDocument({ title, body, path, system, data, script }: Document): string {
  const files = toFiles(path);
  const imitated = system ? ` The form imitates ${escapeHtml(system.name)}’s:` : ' Here is no form:';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} – sandbox employer page</title>
<link rel="stylesheet" crossorigin href="${files}page.css">
${script === undefined ? '' : `<script type="module" src="${files}${script}"></script>`}</head>
<body${system ? ` class="system-${system.source}"` : ''}><p class="note"><strong>Sandbox employer page.</strong> This is demo data: the employer is invented and the
job does not exist.${imitated} nothing leaves this machine. What is sent can be seen at /sandbox/applications.</p>
${data ? `<script type="application/json" id="page-data">${toInlineJson(data)}</script>` : ''}
${body}</body></html>
`;
}
