import { gzipSync } from 'node:zlib';

export interface FirstLoad {
  /** Files the page names: scripts and modules it preloads. */
  scripts: number;
  scriptBytes: number;
  htmlBytes: number;
}

/** What a first visit loads before it can be used, in bytes after gzip. Inline scripts count with the HTML. */
export async function measureFirstLoad(url: string, path: string): Promise<FirstLoad> {
  const html = await (await fetch(url + path)).text();
  const sources = findScripts(html);
  if (sources.length === 0) throw new Error(`${path} names no script`);
  const sizes = await Promise.all(
    sources.map(async (source) => {
      const response = await fetch(new URL(source, url));
      if (!response.ok) throw new Error(`${source} answered ${response.status}`);
      return gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length;
    }),
  );
  return {
    scripts: sources.length,
    scriptBytes: sizes.reduce((sum, size) => sum + size, 0),
    htmlBytes: gzipSync(html).length,
  };
}

/** `<script src="/a.js">`, `<link rel="modulepreload" href="/b.js">`, `import "/c.js"` → each address once */
export function findScripts(html: string): string[] {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  const found = tags
    .filter((tag) => tag.startsWith('<script') || tag.includes('rel="modulepreload"'))
    .map((tag) => /\s(?:src|href)="([^"]+)"/.exec(tag)?.[1]);
  const imported = [...html.matchAll(/\b(?:import|from)\s*["'](\/[^"']+\.js)["']/g)].map(
    ([, source]) => source,
  );
  return [...new Set([...found, ...imported].filter((source) => source !== undefined))];
}
