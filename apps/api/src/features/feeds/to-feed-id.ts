import { createHash } from 'node:crypto';

/** Ours alone, made once at random: what is named within it is named by nobody else (RFC 9562, 5.5). */
const NAMESPACE = Buffer.from('c62ae2c58c194d2d9ad9b1a3a05e3a8c', 'hex');

/**
 * An IRI for a thing that has no name elsewhere: `urn:uuid:…`, the same for the same parts, wherever the site stands and
 * whatever numbers its store gave out.
 */
export function toFeedId(...parts: readonly string[]): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(JSON.stringify(parts)).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  const uuid = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
  return `urn:uuid:${uuid.join('-')}`;
}
