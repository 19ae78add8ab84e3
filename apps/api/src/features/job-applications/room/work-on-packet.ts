import type { ApplicationDetail, SealedPacket } from '@firsthand/contracts';
import { writeArchive } from '../archive/write-archive.ts';
import type { PacketFile } from '../downloads/packet-file.ts';
import { cleanPacket } from '../../../models/packet-texts.ts';

/** A packet whose HTML is to be as it may be shown, or an application as it is stored, to be packed. */
export type PacketWork =
  | { kind: 'clean'; packet: SealedPacket }
  | { kind: 'archive'; detail: ApplicationDetail; files: PacketFile[] };

export type PacketDone = SealedPacket | Buffer;

/** Does what takes long with a packet: some 0.4 s each with the largest. Holds its thread: for the process of a room. */
export function workOnPacket(work: PacketWork): PacketDone {
  if (work.kind === 'clean') return cleanPacket(work.packet);
  const { packet } = work.detail;
  return writeArchive({ ...work.detail, packet: packet && cleanPacket(packet) }, work.files);
}
