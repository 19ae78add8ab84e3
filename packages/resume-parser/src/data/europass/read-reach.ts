import { toPhone } from '../../contact/find-phone.ts';
import type { Found, LeftOverText, ParsedResume } from '../../resume.ts';
import type { DataPath } from '../data-tree.ts';
import { NOT_NEEDED } from '../linkedin/read-person.ts';
import type { EuropassTree } from './europass-tree.ts';

/** The European Union has codes of its own for these. */
const OTHER_CODES: Record<string, string> = { UK: 'GB', EL: 'GR' };
const UNREAD_PHONE_CONFIDENCE = 0.5;

/** `'el'` → `'GR'`, as everyone else writes it; names stay. */
export function toCountry(found: Found<string> | null): Found<string> | null {
  const code = found?.value.toUpperCase() ?? '';
  return found && /^[A-Z]{2}$/.test(code) ? { ...found, value: OTHER_CODES[code] ?? code } : found;
}

/** A number with the country that its code or the person's home tells. */
export function readNumber(
  written: Found<string> | null,
  country: Found<string> | null,
): Pick<ParsedResume, 'phone' | 'phoneCountryCode'> {
  if (!written) return { phone: null, phoneCountryCode: null };
  const region = /^[A-Z]{2}$/.test(country?.value ?? '') ? (country?.value ?? null) : null;
  // "(+49) 151…" is how Europass shows it.
  const found = toPhone(written.value.replace(/^\((\+\d{1,4})\)/, '$1'), region, []);
  if (!found) return { phone: { ...written, confidence: UNREAD_PHONE_CONFIDENCE }, phoneCountryCode: null };
  const tell = (part: Found<string> | null) => part && { ...written, ...part };
  return { phone: tell(found.phone), phoneCountryCode: tell(found.phoneCountryCode) };
}

/** One of LinkedIn and one other address; the rest stays where it is, left over. */
export function readAddresses(
  tree: EuropassTree,
  places: readonly DataPath[],
  name: string,
): Pick<ParsedResume, 'linkedinUrl' | 'websiteUrl'> {
  const written = (at: DataPath) => tree.peek(...at, name);
  const linkedin = places.find((at) => /\blinkedin\.com\//i.test(written(at)));
  const website = places.find((at) => at !== linkedin && /\w\.\w/.test(written(at)));
  return {
    linkedinUrl: linkedin ? tree.line(linkedin, name) : null,
    websiteUrl: website ? tree.line(website, name) : null,
  };
}

/** Says of what employers must not ask for that it is there, not what it is. */
export function leavePrivate(tree: EuropassTree, at: DataPath, names: readonly string[]): LeftOverText[] {
  const there = names.filter((name) => tree.has(at, name));
  if (there.length === 0) return [];
  for (const name of there) tree.pass(...at, name);
  return [{ text: there.join(', '), place: null, inWords: at.join(', '), isUsed: false, reason: NOT_NEEDED }];
}
