import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js';
import { toPlace, type Line } from '../layout/lines.ts';
import type { Found, Place } from '../resume.ts';
import { findDates } from '../words/find-dates.ts';
import type { PlacedLink } from './find-addresses.ts';

export interface FoundPhone {
  phone: Found<string>;
  phoneCountryCode: Found<string> | null;
  /** ISO code of the country it belongs to, where it says so. */
  region: string | null;
}

const NUMBER = /(?<![\w/.,-])(?:\+|00)?[(]?\d[\d\s().\/–-]{5,22}\d(?![\w@])(?!\.\w)/g;
const LABEL =
  /(?:phone|mobile|mobil|cell|tel|telefon|telephone|portable|movil|telefono|celular|handy|gsm|telefoon|mob|cellulare|telemovel|contact|ph|call|whatsapp|[tpm])(?:\s?(?:no|nr|number))?\.?\s*(?:[:.)|]+\s*)?(?:(?:\(0?\)?|0\)?|\))\s*)?$/i;
const FAX = /fax\s*(?:[:.]\s*)?$/i;

/** Finds the number to call; a number without a country belongs to `country`, the one the person lives in. */
export function findPhone(
  contact: readonly Line[],
  others: readonly Line[],
  links: readonly PlacedLink[],
  country: string | null,
): FoundPhone | null {
  return readLines(contact, country, false) ?? readLines(others, country, true) ?? readLinks(links, country);
}

function readLines(lines: readonly Line[], country: string | null, needsLabel: boolean): FoundPhone | null {
  let best: { found: FoundPhone; score: number } | null = null;
  for (const line of lines) {
    for (const cell of line.cells) {
      const text = cell.text.replace(/[–—]/g, '-');
      for (const match of text.matchAll(NUMBER)) {
        const before = text.slice(0, match.index);
        const isLabelled =
          LABEL.test(before.normalize('NFD').replace(/\p{M}/gu, '')) ||
          /phone|tel|mobil/i.test(line.cells[0]?.text ?? '');
        if (FAX.test(before) || (needsLabel && !isLabelled && !match[0].startsWith('+')) || isDate(match[0]))
          continue;
        const place = toPlace(cell, match.index, match.index + match[0].length);
        const found = toPhone(match[0], country, [place]);
        if (!found) continue;
        const score = found.phone.confidence + (isLabelled ? 0.2 : 0);
        if (!best || score > best.score + 0.15) best = { found, score };
      }
    }
  }
  return best?.found ?? null;
}

function readLinks(links: readonly PlacedLink[], country: string | null): FoundPhone | null {
  for (const { address, page, x, y, width, height } of links) {
    const number = /^tel:(.+)$/i.exec(address)?.[1];
    const found =
      number === undefined
        ? null
        : toPhone(number.replace(/%20/g, ' '), country, [{ page, x, y, width, height }]);
    if (found) return found;
  }
  return null;
}

function isDate(text: string): boolean {
  const [dates] = findDates(text);
  return (
    (dates !== undefined && dates.to - dates.from >= text.trim().length - 1) ||
    /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(text.trim())
  );
}

/** A number as it is written anywhere; null for what is none. */
export function toPhone(written: string, country: string | null, where: Place[]): FoundPhone | null {
  const digits = written.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return null;
  const text = written.replace(/^00/, '+').replace(/\(0\)/, '');
  const region =
    country ?? (/^(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]+\d{4}$/.test(written.trim()) ? 'US' : null);
  const number = parsePhoneNumberFromString(text, {
    ...(region === null ? {} : { defaultCountry: region as CountryCode }),
    extract: false,
  });
  if (!number) {
    // A country we cannot tell: the digits as they are written, for the person to complete.
    const isShaped = digits.length >= 9 && digits.length <= 13;
    return isShaped
      ? { phone: { value: digits, confidence: 0.4, where }, phoneCountryCode: null, region: null }
      : null;
  }
  const confidence = number.isValid() ? 0.95 : number.isPossible() ? 0.7 : 0.35;
  if (confidence < 0.5 && digits.length < 9) return null;
  const isWritten = text.trim().startsWith('+');
  return {
    phone: { value: number.number, confidence, where },
    phoneCountryCode: {
      value: `+${number.countryCallingCode}`,
      confidence: isWritten ? confidence : confidence * 0.7,
      where,
    },
    region: isWritten ? (number.country ?? findLand(number.countryCallingCode)) : null,
  };
}

/** The land of a calling code that only one has; a number may be of none of its regions. */
function findLand(code: string): string | null {
  const [land, ...more] = getCountries().filter((country) => getCountryCallingCode(country) === code);
  return more.length === 0 ? (land ?? null) : null;
}
