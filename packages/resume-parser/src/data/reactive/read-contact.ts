import { countGivenNames } from '../../contact/given-names.ts';
import { toPhone } from '../../contact/find-phone.ts';
import type { Found, ParsedResume } from '../../resume.ts';
import { readPlace } from '../linkedin/read-person.ts';
import type { DataTree } from '../data-tree.ts';

/** Where one name ends and the other begins, and which part of a place is which, is a guess. */
const SPLIT_CONFIDENCE = 0.75;

/** Who the person is and how to reach them, as Reactive Resume has it. */
export function readContact(tree: DataTree): Partial<ParsedResume> {
  const text = (...path: string[]) => tree.takeText('basics', ...path);
  const name = text('name');
  const words = name?.value.trim().split(/\s+/) ?? [];
  const given = Math.max(1, countGivenNames(words, null));
  const as = (value: string): Found<string> | null =>
    name && value !== ''
      ? { ...name, value, confidence: words.length === 2 ? name.confidence : SPLIT_CONFIDENCE }
      : null;
  const written = text('phone');
  const phone = written && toPhone(written.value, null, []);
  const tell = (part: Found<string> | null) => part && { ...written, ...part, ...where(written) };
  const url = text('url', 'href') ?? text('website', 'url') ?? textOf(tree, 'website') ?? textOf(tree, 'url');
  return {
    desiredJobTitle: text('headline'),
    firstName: as(words.slice(0, given).join(' ')),
    lastName: as(words.slice(given).join(' ')),
    email: text('email'),
    phone: phone ? tell(phone.phone) : written && { ...written, confidence: 0.5 },
    phoneCountryCode: phone ? tell(phone.phoneCountryCode) : null,
    ...readHome(tree),
    linkedinUrl: readLinkedin(tree),
    websiteUrl: url,
  };
}

function where(written: Found<string> | null): Pick<Found<string>, 'inWords'> {
  return written?.inWords === undefined ? {} : { inWords: written.inWords };
}

function textOf(tree: DataTree, key: string): Found<string> | null {
  return typeof tree.find('basics', key) === 'string' ? tree.takeText('basics', key) : null;
}

/** One text in later versions, its parts in the third. */
function readHome(tree: DataTree): Partial<ParsedResume> {
  const at = ['basics', 'location'] as const;
  if (typeof tree.find(...at) !== 'string') {
    return {
      address: tree.takeText(...at, 'address'),
      city: tree.takeText(...at, 'city'),
      state: tree.takeText(...at, 'region'),
      country: tree.takeText(...at, 'country'),
      zip: tree.takeText(...at, 'postalCode'),
    };
  }
  const written = String(tree.find(...at));
  const place = readPlace({ value: written, confidence: 1, where: [], inWords: 'basics, location' });
  if (place.isRead) tree.pass(...at);
  return place.found;
}

/** Profiles on other people's sites: in `basics`, or a section of their own. */
function readLinkedin(tree: DataTree): Found<string> | null {
  for (const list of [
    ['basics', 'profiles'],
    ['sections', 'profiles', 'items'],
  ]) {
    for (let index = 0; index < tree.countEntries(...list); index += 1) {
      const at = [...list, index];
      if (!/^linked ?in$/i.test(String(tree.find(...at, 'network')).trim())) continue;
      const href = [
        [...at, 'url', 'href'],
        [...at, 'website', 'url'],
        [...at, 'url'],
      ].find((path) => typeof tree.find(...path) === 'string' && String(tree.find(...path)).trim() !== '');
      const username = tree.find(...at, 'username');
      const isNamed = typeof username === 'string' && /^@?[\p{L}\d%_-]+$/u.test(username.trim());
      if (!href && !isNamed) continue;
      for (const key of ['id', 'visible', 'network', 'icon', 'username', 'url']) tree.pass(...at, key);
      if (href) return tree.takeText(...href);
      const found = tree.takeText(...at, 'username');
      return (
        found && {
          ...found,
          value: `https://www.linkedin.com/in/${found.value.trim().replace(/^@/, '')}`,
          confidence: 0.7,
        }
      );
    }
  }
  return null;
}
