import { createHash } from 'node:crypto';

export interface SitemapFile {
  xml: string;
  etag: string;
}

/** With the mark by which a robot asks whether it changed. */
export function toFile(xml: string): SitemapFile {
  return { xml, etag: `W/"${createHash('sha256').update(xml).digest('base64url').slice(0, 27)}"` };
}
