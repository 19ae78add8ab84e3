import { countGivenNames } from '../../contact/given-names.ts';
import { isLetters } from '../../contact/name-look.ts';
import { toPhone } from '../../contact/find-phone.ts';
import type { Found, ParsedResume } from '../../resume.ts';
import { findState } from '../../words/places.ts';
import type { DataTree } from '../data-tree.ts';

type Contact = Pick<
  ParsedResume,
  | ('profileName' | 'desiredJobTitle' | 'firstName' | 'lastName' | 'email' | 'phone' | 'phoneCountryCode')
  | ('address' | 'city' | 'state' | 'zip' | 'country' | 'linkedinUrl' | 'websiteUrl')
>;

const OWN = ['basics', 'x_firsthand'] as const;
/** Where one name ends and the other begins is a guess. */
const SPLIT_CONFIDENCE = 0.75;
/** Of an address that only its name is written of. */
const NAMED_CONFIDENCE = 0.7;

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
    ...readTown(tree),
    zip: tree.takeText('basics', 'location', 'postalCode'),
    country: country ?? tree.takeText('basics', 'location', 'country'),
    linkedinUrl: readLinkedin(tree),
    websiteUrl: tree.takeText('basics', 'url') ?? tree.takeText('basics', 'website'),
  };
  tree.pass(...OWN);
  return contact;
}

/** A place is an object, or a text such as `Denver, CO`, of which what is no place stays left over. */
function readTown(tree: DataTree): Pick<Contact, 'city' | 'state'> {
  const written = tree.find('basics', 'location');
  const [, city, state] = /^(\p{Lu}[^,]+)(?:,\s*(\p{Lu}[^,]+))?$/u.exec(String(written).trim()) ?? [];
  if (
    typeof written !== 'string' ||
    city === undefined ||
    (state !== undefined && findState(state) === null)
  ) {
    return {
      city: tree.takeText('basics', 'location', 'city'),
      state: tree.takeText('basics', 'location', 'region'),
    };
  }
  const found = tree.takeText('basics', 'location');
  const as = (value: string | undefined) =>
    found && value !== undefined ? { ...found, value, confidence: SPLIT_CONFIDENCE } : null;
  return { city: as(city), state: as(state) };
}

function readName(tree: DataTree): Pick<Contact, 'firstName' | 'lastName'> {
  const name = tree.takeText('basics', 'name');
  if (!name) return { firstName: null, lastName: null };
  const [first, last] = [findOwn(tree, 'first_name'), findOwn(tree, 'last_name')];
  const as = (value: string, confidence = name.confidence): Found<string> | null =>
    value === '' ? null : { ...name, value, confidence };
  if (join(first, last) === name.value) return { firstName: as(first), lastName: as(last) };
  const [whole = '', behind, ...more] = name.value.trim().split(/\s*,\s*/);
  const areLetters = [behind ?? '', ...more].every((part) => part.split(/\s+/).every(isLetters));
  // `Stone, Ada` is written the other way round, `Ada Stone, PhD` has letters behind it.
  if (behind !== undefined && behind !== '' && more.length === 0 && !areLetters) {
    return { firstName: as(behind, SPLIT_CONFIDENCE), lastName: as(whole, SPLIT_CONFIDENCE) };
  }
  const words = (areLetters ? whole : name.value.trim()).split(/\s+/);
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
    const [network, url, username] = ['network', 'url', 'username'].map((key) => tree.find(...entry, key));
    const isLinkedin = typeof network === 'string' && /^linked ?in$/i.test(network.trim());
    const hasUrl = typeof url === 'string' && url.trim() !== '';
    if (isLinkedin && !hasUrl && typeof username === 'string' && /^@?[\p{L}\d%_-]+$/u.test(username.trim())) {
      const found = tree.takeText(...entry, 'username');
      tree.pass(...entry, 'network');
      return found && { ...found, value: toLinkedin(found.value.trim()), confidence: NAMED_CONFIDENCE };
    }
    if (typeof url !== 'string' || url.trim() === '' || !(isLinkedin || /\blinkedin\.com\//i.test(url)))
      continue;
    tree.pass(...entry, 'network');
    return tree.takeText(...entry, 'url');
  }
  return null;
}

/** The profile that LinkedIn has under a name. */
function toLinkedin(username: string): string {
  return `https://www.linkedin.com/in/${username.replace(/^@/, '')}`;
}

function findOwn(tree: DataTree, key: string): string {
  const value = tree.find(...OWN, key);
  return typeof value === 'string' ? value : '';
}

function join(...words: string[]): string {
  return words.filter((word) => word !== '').join(' ');
}
