import { escapeHtml } from '@firsthand/contracts';
import type { AtsHost } from './hosts/host.ts';
import { toHouseHtml } from './hosts/house-style.ts';
import { toLongPlace } from './hosts/place-text.ts';
import type { SandboxPosting } from './demo-data/posting.ts';
import type { DemoData } from './demo-data/demo-data.ts';

/**
 * Where the sandbox shows a posting's page to people, e.g. `http://127.0.0.1:4100/page/jobs.lever.co/acme/1234`.
 * `sandboxUrl` is the sandbox's own address, `hostedUrl` a posting's or apply address from one of its answers.
 * Throws a TypeError when `hostedUrl` is no address.
 */
export function toSandboxPageUrl(sandboxUrl: string, hostedUrl: string): string {
  const { host, pathname, search } = new URL(hostedUrl);
  return `${sandboxUrl.replace(/\/+$/, '')}/page/${host}${pathname}${search}`;
}

/** The employer's address that `toSandboxPageUrl` shows there; any other address as it is. */
export function readSandboxPageUrl(sandboxUrl: string, shownUrl: string): string {
  const pages = `${sandboxUrl.replace(/\/+$/, '')}/page/`;
  return shownUrl.startsWith(pages) ? `https://${shownUrl.slice(pages.length)}` : shownUrl;
}

/** The part of an address that tells postings apart: no scheme, no apply step, no tracking. */
function toPageKey(address: string): string {
  const { host, pathname, searchParams } = new URL(address);
  searchParams.delete('oga');
  searchParams.sort();
  const query = searchParams.size > 0 ? `?${searchParams.toString()}` : '';
  return `${host}${pathname.replace(/\/(apply)?$/, '')}${query}`.toLowerCase();
}

/** Finds the open posting whose page or apply address this is. */
export function findPostingByPage(
  address: string,
  hosts: readonly AtsHost[],
  demoData: DemoData,
  now: Date,
): SandboxPosting | undefined {
  const key = toPageKey(address);
  for (const employer of demoData.employers) {
    const host = hosts.find((candidate) => candidate.source === employer.source);
    const found = demoData
      .listOpen(employer, now)
      .find((posting) => host !== undefined && toPageKey(host.toHostedUrl(posting)) === key);
    if (found) return found;
  }
  return undefined;
}

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:1.5rem;color:#1d2430;background:#fff}
header{border-bottom:1px solid #d9dee6;margin-bottom:1.5rem;padding-bottom:1rem}
.note{background:#fff4d6;border:1px solid #e6cf8b;border-radius:.5rem;padding:.75rem 1rem}
h1{line-height:1.2;margin:.25rem 0}h2,h3{line-height:1.3}.muted{color:#566070;margin:0}
form{border:1px solid #d9dee6;border-radius:.5rem;padding:1rem;margin-top:2rem}label{display:block;margin:.75rem 0 .25rem}
input,textarea,button{font:inherit;color:inherit;background:transparent;border:1px solid #6b7484;border-radius:.375rem;
padding:.5rem .75rem;min-height:2.75rem;max-width:100%;box-sizing:border-box}input:not([type=file]),textarea{width:100%}
button{margin-top:1rem;cursor:pointer}:focus-visible{outline:3px solid #2840ad;outline-offset:2px}
@media (prefers-color-scheme:dark){:focus-visible{outline-color:#a9b9ff}form{border-color:#323a47}body{color:#e7eaf0;background:#14181f}header{border-color:#323a47}
.note{background:#3a3115;border-color:#6d5d25}.muted{color:#a6b0c0}}`;

/** A page of the sandbox's own, which says that it is one. `body` is HTML. */
export function toPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} – sandbox employer page</title><style>${STYLE}</style></head>
<body><p class="note"><strong>Sandbox employer page.</strong> This is demo data: the employer is invented, the job does
not exist, and nothing can be sent from here.</p>
${body}</body></html>
`;
}

/** For trying what one does on an employer's own page: copy answers into it, drag files there. */
const FORM = `<form method="post" enctype="multipart/form-data" aria-labelledby="apply">
<h2 id="apply">Apply here</h2>
<p class="muted">Try it as you would at a real employer. Nothing is kept: what you type and the files you choose are
thrown away as soon as they arrive.</p>
<label for="name">Full name</label><input id="name" name="name" autocomplete="name" required>
<label for="email">Email</label><input id="email" name="email" type="email" autocomplete="email" required>
<label for="phone">Phone</label><input id="phone" name="phone" type="tel" autocomplete="tel">
<label for="resume">Resume</label><input id="resume" name="resume" type="file" accept=".pdf,.doc,.docx">
<label for="letter">Cover letter</label><textarea id="letter" name="letter" rows="6"></textarea>
<button type="submit">Submit application</button></form>`;

/** What a person sees after trying the form. */
export function toTriedPage(posting: SandboxPosting): string {
  return toPage(
    'Nothing was sent',
    `<h1>Nothing was sent</h1><p>At a real employer, your application for ${escapeHtml(posting.title)} would be on its
way now. Here it was thrown away. Back in Firsthand you can say that you have applied.</p>`,
  );
}

/** A plain page for people: the posting, and that it is demo data; with a form when applications come in this way. */
export function toEmployerPage(posting: SandboxPosting, demoData: DemoData, hasForm: boolean): string {
  const places = posting.places.map(toLongPlace).join('; ');
  const mode = { remote: ' · Remote', hybrid: ' · Hybrid', on_site: '' }[posting.workMode];
  return toPage(
    `${posting.title} – ${posting.employer.name}`,
    `<header><p class="muted">${escapeHtml(posting.employer.name)}</p>
<h1>${escapeHtml(posting.title)}</h1><p class="muted">${escapeHtml(places)}${mode}</p></header>
<main lang="${posting.language}">${toHouseHtml(posting.employer, demoData.describe(posting))}</main>
${hasForm ? FORM : ''}`,
  );
}

/** What a person sees when the posting is closed or never was. */
export function toClosedPage(): string {
  return toPage(
    'Position closed',
    '<h1>This position is no longer open</h1><p>The employer has closed it.</p>',
  );
}
