import type { ApplicationDetail } from '@firsthand/contracts';
import { zipSync, type Zippable } from 'fflate';
import type { PacketFile } from '../downloads/packet-file.ts';
import { writeApplicationPage } from './application-page.ts';
import { writePostingPage } from './posting-page.ts';
import { toSafeName } from '../../../files/safe-name.ts';

/**
 * Everything that is kept of an application as one ZIP: application.html and posting.html for people, packet.json as it
 * was sealed, and the files byte for byte. An application without a packet has no packet.json and no files.
 */
export function writeArchive(detail: ApplicationDetail, files: readonly PacketFile[]): Buffer {
  const filePaths = new Map(
    files.map(({ kind, filename }) => [kind, `files/${kind}/${toSafeName(filename, kind)}`]),
  );
  const { application, packet } = detail;
  const entries: Zippable = {
    'application.html': toBytes(writeApplicationPage({ ...detail, filePaths })),
    'posting.html': toBytes(writePostingPage(packet?.job ?? application.job_data)),
  };
  if (packet) entries['packet.json'] = toBytes(`${JSON.stringify(packet, null, 2)}\n`);
  for (const { kind, content } of files) {
    // Documents are compressed in themselves.
    entries[filePaths.get(kind) ?? kind] = [content, { level: 0 }];
  }
  return Buffer.from(zipSync(entries, { mtime: application.applied_at }));
}

function toBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
