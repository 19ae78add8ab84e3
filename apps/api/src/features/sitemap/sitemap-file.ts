import { createHash } from 'node:crypto';

export interface SitemapFile {
  xml: string;
  etag: string;
  /** When it became what it is. */
  modifiedAt: Date;
}

/** With the marks by which a robot asks whether it changed: its tag, and when it did. */
export function toFile(xml: string, modifiedAt: Date): SitemapFile {
  return {
    xml,
    modifiedAt,
    etag: `W/"${createHash('sha256').update(xml).digest('base64url').slice(0, 27)}"`,
  };
}
