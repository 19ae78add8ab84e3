import { describe, expect, test } from 'vitest';
import { aSealedPacket } from '../testing/a-sealed-packet.ts';
import { cleanPacket, findPacketFault } from './packet-texts.ts';

const MOVING =
  '<meta http-equiv="refresh" content="0;url=https://evil.example/"><form action="x"><p>Kept</p></form>';

describe('the texts of a packet', () => {
  test('are shown without anything that acts, in posting and profile', () => {
    const { job, profile } = cleanPacket(
      aSealedPacket('Nurse', {
        job: { title: 'Nurse', description: MOVING, requirements: MOVING, benefits: MOVING },
        profile: { experience: [{ description: MOVING, more: { description: MOVING } }], note: '<b>a</b>' },
      }),
    );
    const ofPosting = '<div><p>Kept</p></div>';
    expect(job).toEqual({
      ...{ title: 'Nurse', description: ofPosting, requirements: ofPosting, benefits: ofPosting },
    });
    const ofProfile = '<p>Kept</p>';
    expect(profile).toEqual({
      experience: [{ description: ofProfile, more: { description: ofProfile } }],
      note: '<b>a</b>',
    });
  });

  test('stay as they were written in the sections of a profile, where they are plain text', () => {
    const sections = { projects: [{ name: 'A', description: 'if a < b, then <script>' }] };
    const packet = aSealedPacket('Nurse', { profile: { sections } });
    expect(cleanPacket(packet)).toEqual(packet);
  });

  test('stay as they were sealed when they are clean', () => {
    const packet = aSealedPacket('Nurse', { profile: { experience: [{ description: '<p>A &amp; b</p>' }] } });
    expect(cleanPacket(packet)).toEqual(packet);
    expect(findPacketFault(packet)).toBe(null);
  });

  test.each([
    ['a text', { profile: { note: 'x'.repeat(200_001) } }, 'packet: note is longer than 200000 characters.'],
    [
      'all of them',
      { profile: { notes: Array.from({ length: 13 }, () => 'x'.repeat(200_000)) } },
      'packet: its texts are longer than 2500000 characters.',
    ],
    [
      'their number',
      { profile: { notes: Array.from({ length: 50_001 }, () => '') } },
      'The field “packet” has more than 50000 values.',
    ],
    [
      'their nesting',
      { profile: { experience: [{ description: '<b>'.repeat(1_000) }] } },
      'packet: description has lists or other parts inside each other hundreds of levels deep.',
    ],
    [
      'the nesting of the posting',
      { job: { title: 'Nurse', benefits: '<b title="</b>">'.repeat(1_000) } },
      'packet: benefits has lists or other parts inside each other hundreds of levels deep.',
    ],
  ])('have bounds: %s', (_what, changes, told) => {
    expect(findPacketFault(aSealedPacket('Nurse', changes))).toBe(told);
  });

  test('of eight megabytes are cleaned in bounded time', () => {
    const profile = { experience: Array.from({ length: 8 }, () => ({ description: '<b>'.repeat(350_000) })) };
    const startedAt = process.cpuUsage();
    const clean = cleanPacket(aSealedPacket('Nurse', { profile }));
    expect(process.cpuUsage(startedAt).user).toBeLessThan(1_500_000);
    expect(JSON.stringify(clean).length).toBeLessThan(500_000);
  });
});
