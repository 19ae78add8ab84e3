import type { ApplicationDetail, SealedPacket } from '@firsthand/contracts';
import { Room, type Piece } from '@firsthand/rooms';
import type { PacketFile } from './downloads/packet-file.ts';
import { cleanPacket, countHtml } from '../../models/packet-texts.ts';
import type { PacketDone, PacketWork } from './room/work-on-packet.ts';

/** So much HTML is cleaned within some 20 ms; more, in a process apart. */
const SHORT = 50_000;
const WITHIN_MS = 60_000;
const CPU_MS = 10_000;
const MEMORY_MB = 400;
const HEAP_MB = 200;
/** Pages, packet and documents. */
const ANSWER_BYTES = 32 * 1_024 * 1_024;
const TOO_MUCH = {
  code: 'application-too-large',
  text: 'This application holds more than can be shown or packed. “Download my data” in the settings has all of it.',
};

/** Where what takes long is done with sealed applications. */
export interface PacketDesk {
  /** The packet with its HTML as it may be shown. */
  clean: (packet: SealedPacket, piece: Piece) => Promise<SealedPacket>;
  /** Everything that is kept of an application as one ZIP, given as it is stored. */
  pack: (detail: ApplicationDetail, files: PacketFile[], piece: Piece) => Promise<Buffer>;
  close: () => void;
}

/** Opens the room for it; nothing is started before it is needed. Close it. */
export function openPacketDesk(): PacketDesk {
  const room = new Room<PacketWork, PacketDone>({
    // A bundle of packet-room.ts: beside the program when that is built, else see the file of this name.
    program: new URL('./packet-room.mjs', import.meta.url),
    limits: { withinMs: WITHIN_MS, cpuMs: CPU_MS, memoryMb: MEMORY_MB, answerBytes: ANSWER_BYTES },
    heapMb: HEAP_MB,
    busy: {
      code: 'applications-busy',
      text: 'Many applications are being opened and packed just now. Please try again in a minute.',
    },
    own: {
      code: 'too-many-applications-open',
      text: 'Your other applications are still being opened or packed. Please wait until they are done.',
    },
    tooLarge: TOO_MUCH,
    tooLong: TOO_MUCH,
  });
  return {
    clean: async (packet, piece) =>
      countHtml(packet) <= SHORT
        ? cleanPacket(packet)
        : ((await room.work({ kind: 'clean', packet }, piece)) as SealedPacket),
    pack: async (detail, files, piece) =>
      (await room.work({ kind: 'archive', detail, files }, piece)) as Buffer,
    close: () => room.close(),
  };
}
