/** Countries whose numbers are written with a 0 in front at home, which goes when the country code comes. */
const WITH_TRUNK_ZERO = new Set(['+44', '+49', '+33', '+31', '+46', '+61']);

/**
 * A telephone number with its country code: "+1" and "(303) 555-0147" → "+13035550147", "+44" and "020 7946 0000" →
 * "+442079460000". What holds letters, such as an extension, stays as the person wrote it.
 */
export function toInternationalPhone(countryCode: string | null, phone: string | null): string | null {
  const written = phone?.trim() ?? '';
  if (written === '') return null;
  if (/\p{L}/u.test(written)) return countryCode === null ? written : `${countryCode} ${written}`;
  const digits = written.replace(/\D/g, '');
  if (written.startsWith('+')) return `+${digits}`;
  if (countryCode === null) return written;
  return `${countryCode}${toNationalDigits(countryCode, digits)}`;
}

function toNationalDigits(countryCode: string, digits: string): string {
  if (WITH_TRUNK_ZERO.has(countryCode)) return digits.replace(/^0/, '');
  // "1-303-555-0147" with the code chosen beside it.
  return digits.length === 11 ? digits.replace(/^1/, '') : digits;
}
