import type { AtsHost } from '../hosts/host.ts';
import type { DemoData } from '../demo-data/demo-data.ts';
import type { SandboxPosting } from '../demo-data/posting.ts';
import { PAGE_SYSTEMS } from './page-systems.ts';
import type { PageSystem, Step } from './page-system.ts';

/** An open posting's page, found by its address. */
export interface FoundPage {
  system: PageSystem;
  posting: SandboxPosting;
  hostedUrl: string;
  step: Step;
}

/** Said of where somebody comes from or how they like to see it, not of which posting it is. */
const LOOSE = ['oga', 'gh_src', 'dcr_ci', 'rs', 'lang', 'utm_source', 'source', 'step'];

/** The part of an address that tells pages apart: "https://Jobs.lever.co/a/1/?source=x" → "jobs.lever.co/a/1" */
export function toPageKey(address: string): string {
  const { host, pathname, searchParams } = new URL(address);
  for (const name of LOOSE) searchParams.delete(name);
  searchParams.sort();
  const query = searchParams.size > 0 ? `?${searchParams.toString()}` : '';
  return `${host}${pathname.replace(/\/$/, '')}${query}`.toLowerCase();
}

/** The system whose pages stand on that host. */
export function findPageSystem(host: string): PageSystem | undefined {
  return PAGE_SYSTEMS.find((system) => system.host.test(host));
}

/** Finds the open posting whose page, form or thanks this address shows. */
export function findPage(
  address: string,
  hosts: readonly AtsHost[],
  demoData: DemoData,
  now: Date,
): FoundPage | undefined {
  const key = toPageKey(address);
  const system = findPageSystem(new URL(address).host.toLowerCase());
  const host = hosts.find((candidate) => candidate.source === system?.source);
  if (!system || !host) return undefined;
  for (const employer of demoData.employers.filter(({ source }) => source === system.source)) {
    for (const posting of demoData.listOpen(employer, now)) {
      const hostedUrl = host.toHostedUrl(posting);
      const step = findStep(system.listAddresses(posting, hostedUrl), key);
      if (step) return { system, posting, hostedUrl, step };
    }
  }
  return undefined;
}

function findStep(addresses: Record<Step, readonly string[]>, key: string): Step | undefined {
  const is = (list: readonly string[]) => list.some((address) => toPageKey(`https://${address}`) === key);
  return (['done', 'form', 'posting'] as const).find((step) => is(addresses[step]));
}
