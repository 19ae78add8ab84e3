import type { JobView } from '@firsthand/contracts';
import type { BrowserContext, Page } from 'playwright-core';

/** What arrived at an employer's system of the demo. */
export interface Received {
  posting_url: string;
  fields: { name: string; value: string }[];
  files: { field: string; filename: string }[];
}

/** Where the page would be on the system's own host; the demo shows it below its own. */
export function toRealAddress({ external_url }: JobView): string {
  return (external_url ?? '').replace(/^.*\/sandbox\/page\//, 'https://');
}

/** Opens an employer's page as the demo shows it, at the address that the system itself has for it. */
export async function openEmployerPage(
  context: BrowserContext,
  productUrl: string,
  url: string,
): Promise<Page> {
  const { host } = new URL(url);
  await context.route(`https://${host}/**`, async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const answer = await fetch(`${productUrl}/sandbox/page/${host}${pathname}${search}`, {
      method: request.method(),
      redirect: 'manual',
      headers: { 'content-type': request.headers()['content-type'] ?? '' },
      ...(request.method() === 'POST' ? { body: new Uint8Array(request.postDataBuffer() ?? []) } : {}),
    });
    const location = answer.headers.get('location');
    if (location !== null) {
      // What a redirect leads to is not routed, so the page leads there itself.
      const to = toRealUrl(location, request.url());
      const body = `<meta http-equiv="refresh" content="0; url=${to}">`;
      return route.fulfill({ contentType: 'text/html', body });
    }
    return route.fulfill({
      status: answer.status,
      contentType: answer.headers.get('content-type') ?? 'text/html',
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

function toRealUrl(location: string, asked: string): string {
  const below = /\/sandbox\/page\/(.*)$/.exec(location)?.[1];
  return below === undefined ? new URL(location, asked).href : `https://${below}`;
}

/** What the page sent, by the names of its fields; undefined when nothing arrived. */
export async function findReceived(
  productUrl: string,
  job: JobView,
): Promise<{ values: Record<string, string>; files: string[] } | undefined> {
  const answer = await fetch(`${productUrl}/sandbox/applications.json`);
  const { applications } = (await answer.json()) as { applications: Received[] };
  const found = applications.find(({ posting_url: url }) => url === toRealAddress(job));
  return (
    found && {
      values: Object.fromEntries(found.fields.map(({ name, value }) => [name, value])),
      files: found.files.map(({ field, filename }) => `${field}: ${filename}`),
    }
  );
}
