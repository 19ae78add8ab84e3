import type { AtsHost } from './hosts/host.ts';
import { toHouseHtml } from './hosts/house-style.ts';
import { toLongPlace } from './hosts/place-text.ts';
import { escapeHtml } from './text/to-html.ts';
import type { SandboxPosting } from './world/posting.ts';
import type { World } from './world/world.ts';

/**
 * Where the sandbox shows a posting's page to people, e.g. `http://127.0.0.1:4100/page/jobs.lever.co/acme/1234`.
 * `sandboxUrl` is the sandbox's own address, `hostedUrl` a posting's or apply address from one of its answers.
 * Throws a TypeError when `hostedUrl` is no address.
 */
export function toSandboxPageUrl(sandboxUrl: string, hostedUrl: string): string {
  const { host, pathname, search } = new URL(hostedUrl);
  return `${sandboxUrl.replace(/\/+$/, '')}/page/${host}${pathname}${search}`;
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
  world: World,
  now: Date,
): SandboxPosting | undefined {
  const key = toPageKey(address);
  for (const employer of world.employers) {
    const host = hosts.find((candidate) => candidate.source === employer.source);
    const found = world
      .listOpen(employer, now)
      .find((posting) => host !== undefined && toPageKey(host.toHostedUrl(posting)) === key);
    if (found) return found;
  }
  return undefined;
}

const STYLE = `body{font:1rem/1.6 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:1.5rem;color:#1d2430;background:#fff}
header{border-bottom:1px solid #d9dee6;margin-bottom:1.5rem;padding-bottom:1rem}
.note{background:#fff4d6;border:1px solid #e6cf8b;border-radius:.5rem;padding:.75rem 1rem}
h1{line-height:1.2;margin:.25rem 0}h2,h3{line-height:1.3}.muted{color:#566070;margin:0}
@media (prefers-color-scheme:dark){body{color:#e7eaf0;background:#14181f}header{border-color:#323a47}
.note{background:#3a3115;border-color:#6d5d25}.muted{color:#a6b0c0}}`;

function toPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} – sandbox employer page</title><style>${STYLE}</style></head>
<body><p class="note"><strong>Sandbox employer page.</strong> This is demo data: the employer is invented, the job does
not exist, and nothing can be sent from here.</p>
${body}</body></html>
`;
}

/** A plain page for people: the posting, and that it is demo data. */
export function toEmployerPage(posting: SandboxPosting, world: World): string {
  const places = posting.places.map(toLongPlace).join('; ');
  const mode = { remote: ' · Remote', hybrid: ' · Hybrid', on_site: '' }[posting.workMode];
  return toPage(
    `${posting.title} – ${posting.employer.name}`,
    `<header><p class="muted">${escapeHtml(posting.employer.name)}</p>
<h1>${escapeHtml(posting.title)}</h1><p class="muted">${escapeHtml(places)}${mode}</p></header>
<main lang="${posting.language}">${toHouseHtml(posting.employer, world.describe(posting))}</main>`,
  );
}

/** What a person sees when the posting is closed or never was. */
export function toClosedPage(): string {
  return toPage(
    'Position closed',
    '<h1>This position is no longer open</h1><p>The employer has closed it.</p>',
  );
}
