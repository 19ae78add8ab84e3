import { aSealedPacket } from '../../../../api/src/testing/a-sealed-packet.ts';
import { packAccountFile } from '../../../../api/src/testing/pack-account-file.ts';

const PACKETS = 10;
const BOOKMARKS = 60;

type Lists = Record<string, Record<string, unknown>[]>;

/**
 * Files made to keep whoever takes them busy, of the rows of an export: those that are refused, and at last one that comes
 * in, as large as a file may be in each text.
 */
export function makeHostileAccounts({ applications = [], bookmarks = [] }: Lists): {
  refused: [name: string, zip: Buffer][];
  taken: Buffer;
} {
  const numbers = Array.from({ length: BOOKMARKS }, (_, index) => index + 1);
  const applied = numbers.slice(0, PACKETS).map((id) => ({
    ...{ ...applications[0], id, requisition_id: id, job_identity: null },
  }));
  const toPackets = (text: string) =>
    numbers.slice(0, PACKETS).map((id) => ({ application_id: id, packet: toPacket(text) }));
  const toSaved = (description: string) =>
    numbers.map((number) => ({
      ...{ ...bookmarks[0], requisition_id: number, job_identity: null },
      posting: { ...(bookmarks[0]?.['posting'] as object), description },
    }));
  const wide = '<p>a</p><b>b</b>'.repeat(12_000);
  const broken = { application_id: PACKETS, packet: {} };
  const packed = (text: string) => ({ applications: applied, 'application-packets': toPackets(text) });
  return {
    refused: [
      ['bookmarks of 1 MB', packAccountFile({ bookmarks: toSaved('<p>a</p>'.repeat(125_000)) })],
      ['packets of tags in each other', packAccountFile(packed('<b>'.repeat(60_000)))],
      ['packets of blocks in each other', packAccountFile(packed('<div>'.repeat(39_000)))],
      [
        'packets of which the last is wrong',
        packAccountFile({
          applications: applied,
          'application-packets': [...toPackets(wide).slice(0, -1), broken],
        }),
      ],
      [
        'bookmarks of which the last is wrong',
        packAccountFile({ bookmarks: [...toSaved(wide).slice(0, -1), { posting: {} }] }),
      ],
    ],
    taken: packAccountFile({ ...packed(wide), bookmarks: toSaved(wide) }),
  };
}

function toPacket(text: string) {
  return aSealedPacket('x', {
    job: { title: 'x', description: text, requirements: text, benefits: text },
    profile: { experience: Array.from({ length: 8 }, () => ({ description: text })) },
    files: [],
  });
}
