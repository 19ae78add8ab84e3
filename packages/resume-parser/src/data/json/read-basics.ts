import { countGivenNames } from '../../contact/find-name.ts';
import { toPhone } from '../../contact/find-phone.ts';
import type { Found, ParsedResume } from '../../resume.ts';
import type { DataTree } from '../data-tree.ts';

type Contact = Pick<
  ParsedResume,
  | ('profileName' | 'desiredJobTitle' | 'firstName' | 'lastName' | 'email' | 'phone' | 'phoneCountryCode')
  | ('address' | 'city' | 'state' | 'zip' | 'country' | 'linkedinUrl' | 'websiteUrl')
>;

const OWN = ['basics', 'x_firsthand'] as const;
/** Where one name ends and the other begins is a guess. */
const SPLIT_CONFIDENCE = 0.75;

/** Who the person is. What an export of ours says besides counts only where the format's own fields agree with it. */
export function readBasics(tree: DataTree): Contact {
  const profileName = tree.takeText(...OWN, 'profile_name');
  const country = tree.takeText('basics', 'location', 'countryCode');
  const contact = {
    profileName,
    desiredJobTitle: tree.takeText('basics', 'label'),
    ...readName(tree),
    email: tree.takeText('basics', 'email'),
    ...readPhone(tree, country?.value ?? null),
    address: tree.takeText('basics', 'location', 'address'),
    city: tree.takeText('basics', 'location', 'city'),
    state: tree.takeText('basics', 'location', 'region'),
    zip: tree.takeText('basics', 'location', 'postalCode'),
    country,
    linkedinUrl: readLinkedin(tree),
    websiteUrl: tree.takeText('basics', 'url') ?? tree.takeText('basics', 'website'),
  };
  tree.pass(...OWN);
  return contact;
}

function readName(tree: DataTree): Pick<Contact, 'firstName' | 'lastName'> {
  const name = tree.takeText('basics', 'name');
  if (!name) return { firstName: null, lastName: null };
  const [first, last] = [findOwn(tree, 'first_name'), findOwn(tree, 'last_name')];
  const as = (value: string, confidence = name.confidence): Found<string> | null =>
    value === '' ? null : { ...name, value, confidence };
  if (join(first, last) === name.value) return { firstName: as(first), lastName: as(last) };
  const words = name.value.trim().split(/\s+/);
  const given = Math.max(1, countGivenNames(words, null));
  const confidence = words.length === 2 ? name.confidence : SPLIT_CONFIDENCE;
  return {
    firstName: as(words.slice(0, given).join(' '), confidence),
    lastName: as(words.slice(given).join(' '), confidence),
  };
}

function readPhone(tree: DataTree, country: string | null): Pick<Contact, 'phone' | 'phoneCountryCode'> {
  const written = tree.takeText('basics', 'phone');
  const [code, number] = [findOwn(tree, 'phone_country_code'), findOwn(tree, 'phone')];
  if (!written) {
    const onlyCode = number === '' ? tree.takeText(...OWN, 'phone_country_code') : null;
    return { phone: null, phoneCountryCode: onlyCode };
  }
  if (join(code, number) === written.value) {
    return {
      phone: { ...written, value: code + number },
      phoneCountryCode: code === '' ? null : { ...written, value: code },
    };
  }
  const region = country !== null && /^[A-Z]{2}$/.test(country) ? country : null;
  const found = toPhone(written.value, region, []);
  if (!found) return { phone: { ...written, confidence: 0.5 }, phoneCountryCode: null };
  const tell = (part: Found<string> | null) => part && { ...written, ...part };
  return { phone: tell(found.phone), phoneCountryCode: tell(found.phoneCountryCode) };
}

function readLinkedin(tree: DataTree): Found<string> | null {
  for (let index = 0; index < tree.countEntries('basics', 'profiles'); index += 1) {
    const entry = ['basics', 'profiles', index] as const;
    const [network, url] = [tree.find(...entry, 'network'), tree.find(...entry, 'url')];
    const isLinkedin = typeof network === 'string' && /^linkedin$/i.test(network.trim());
    if (typeof url !== 'string' || url.trim() === '' || !(isLinkedin || /\blinkedin\.com\//i.test(url)))
      continue;
    tree.pass(...entry, 'network');
    return tree.takeText(...entry, 'url');
  }
  return null;
}

function findOwn(tree: DataTree, key: string): string {
  const value = tree.find(...OWN, key);
  return typeof value === 'string' ? value : '';
}

function join(...words: string[]): string {
  return words.filter((word) => word !== '').join(' ');
}
