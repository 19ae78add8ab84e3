import { html, type Html } from '../../../http/html.ts';

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; color: #1a1a1a; }
  h1 { font-size: 1.5rem; line-height: 1.25; } h2 { font-size: 1.125rem; margin-top: 2rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; vertical-align: top; padding: .375rem .75rem .375rem 0; border-bottom: 1px solid #ddd; }
  th { font-weight: 600; width: 14rem; }
  .text { white-space: pre-wrap; overflow-wrap: anywhere; } .quiet { color: #5a5a5a; font-size: .875rem; }
`;

/** A whole page that loads nothing and runs nothing, wherever it is opened. */
export function writePage(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
        />
        <meta name="referrer" content="no-referrer" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${{ html: STYLE }}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html> `.html;
}

/** A link where the address is one for the web; the bare text elsewhere. */
export function toLink(address: string): Html {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return html`${address}`;
  return html`<a href="${address}" rel="noopener noreferrer nofollow">${address}</a>`;
}

/** Rows of a name and a value; empty ones are left out. */
export function toRows(rows: readonly (readonly [string, string | Html | null])[]): Html {
  const shown = rows.filter(([, value]) => value !== null && value !== '');
  return html`<table>
    ${shown.map(
      ([name, value]) =>
        html`<tr>
          <th scope="row">${name}</th>
          <td class="text">${value}</td>
        </tr>`,
    )}
  </table>`;
}
