import { LIMITS, type SealedPacket } from '@firsthand/contracts';
import { cleanPosting, cleanRichText, isNestedTooDeep } from '@firsthand/markup';

/** Of all texts of a packet: a profile whose ten descriptions hold pictures, a posting in three parts and a form. */
const MOST_CHARACTERS = 2_500_000;
/** Values of a packet, each in each other: a form has 200 fields of some twenty, and 10,000 choices of three. */
const MOST_VALUES = 50_000;
const LONGEST_TEXT = LIMITS.experienceDescriptionMaxLength;
const POSTING_TEXTS = ['description', 'requirements', 'benefits'] as const;

/** Why a packet is none of ours, as a sentence; null when nothing is wrong with its texts. */
export function findPacketFault(packet: SealedPacket): string | null {
  let characters = 0;
  let values = 0;
  const find = (value: unknown, name: string): string | null => {
    values += 1;
    if (values > MOST_VALUES) return `The field “packet” has more than ${MOST_VALUES} values.`;
    if (typeof value === 'string') {
      characters += value.length;
      if (value.length > LONGEST_TEXT) return `packet: ${name} is longer than ${LONGEST_TEXT} characters.`;
      if (characters > MOST_CHARACTERS)
        return `packet: its texts are longer than ${MOST_CHARACTERS} characters.`;
      return null;
    }
    if (typeof value !== 'object' || value === null) return null;
    for (const [key, part] of Object.entries(value)) {
      const fault = find(part, Array.isArray(value) ? name : key);
      if (fault !== null) return fault;
    }
    return null;
  };
  return find(packet, 'packet') ?? findNested(packet);
}

function findNested(packet: SealedPacket): string | null {
  let nested: string | null = null;
  mapHtml(packet, (html, name) => {
    if (nested === null && isNestedTooDeep(html))
      nested = `packet: ${name} has lists or other parts inside each other hundreds of levels deep.`;
    return html;
  });
  return nested;
}

/**
 * The packet with its HTML as it may be shown: that of the posting, and every `description` of the profile's experience. What was sealed
 * here is so already; what came with an account's file may not be. Descriptions beyond what a packet may hold are left out.
 */
export function cleanPacket(packet: SealedPacket): SealedPacket {
  let room = MOST_CHARACTERS;
  return mapHtml(packet, (html, _name, isOfPosting) => {
    room -= html.length;
    if (room < 0) return '';
    return isOfPosting ? cleanPosting(html) : cleanRichText(html);
  });
}

/** How much there is to clean in a packet. */
export function countHtml(packet: SealedPacket): number {
  let characters = 0;
  mapHtml(packet, (html) => {
    characters += html.length;
    return html;
  });
  return characters;
}

type Change = (html: string, name: string, isOfPosting: boolean) => string;

function mapHtml(packet: SealedPacket, change: Change): SealedPacket {
  const job = { ...packet.job };
  for (const name of POSTING_TEXTS) {
    const html = job[name];
    if (typeof html === 'string') job[name] = change(html, name, true);
  }
  // The entries of sections are plain text, whatever stands in them, and are shown as such.
  const { sections, ...rest } = packet.profile;
  const profile = mapDescriptions(rest, change) as SealedPacket['profile'];
  return { ...packet, job, profile: sections === undefined ? profile : { ...profile, sections } };
}

function mapDescriptions(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return value.map((one) => mapDescriptions(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === 'description' && typeof part === 'string'
        ? change(part, name, false)
        : mapDescriptions(part, change),
    ]),
  );
}
