import { escapeHtml } from '@firsthand/contracts';
import type { AtsHost } from './hosts/host.ts';
import type { DemoData } from './demo-data/demo-data.ts';
import { toDocument } from './pages/to-document.ts';

interface Shown {
  demoData: DemoData;
  hosts: readonly AtsHost[];
  now: Date;
  /** Where the pages of postings are; default: at their own addresses. */
  toAddress?: (hostedUrl: string) => string;
}

/**
 * An employer's own page about its jobs, which lists what is on its board: `marrowstone-optics.example/careers`.
 * Null for any other address.
 */
export function toCareersPage(
  { host, path }: { host: string; path: string },
  { demoData, hosts, now, toAddress = (url) => url }: Shown,
): string | null {
  const slug = /^(?:www\.)?([a-z0-9-]+)\.example$/.exec(host)?.[1];
  if (slug === undefined || path !== '/careers') return null;
  const employer = demoData.employers.find((candidate) => candidate.slug === slug);
  const system = hosts.find(({ source }) => source === employer?.source);
  if (!employer || !system) return null;
  const rows = demoData.listOpen(employer, now).map((posting) => {
    const address = escapeHtml(toAddress(system.toHostedUrl(posting)));
    return `<li><a href="${address}">${escapeHtml(posting.title)}</a></li>`;
  });
  return toDocument({
    title: `Careers – ${employer.name}`,
    path,
    body: `<header><h1>Careers at ${escapeHtml(employer.name)}</h1></header>
<main><p>${escapeHtml(employer.about.get('en') ?? '')}</p><h2>Open positions</h2><ul>${rows.join('')}</ul></main>`,
  });
}
