/** A number as people write it, with separators of any country; digits are grouped so that matching stays linear. */
export const NUMBER = String.raw`\d{1,3}(?:[.,'’\u00a0\u202f\u2009 ]\d{2,3}(?!\d)){1,4}(?:[.,]\d{1,2}(?!\d))?|\d{1,9}(?:[.,]\d{1,3}(?!\d))?`;

/**
 * Reads a number in English or continental notation: "1,234.50", "1.234,50", "45 000", "60'000", "12,00,000".
 * One separator before exactly three digits separates thousands ("3.500" is 3500). Null when it is no number.
 */
export function readNumber(text: string): number | null {
  const compact = text.replace(/['’\s]/gu, '');
  if (!/^\d[\d.,]*$/.test(compact)) return null;
  const value = Number(toPlainNumber(compact));
  return Number.isFinite(value) ? value : null;
}

function toPlainNumber(text: string): string {
  const lastComma = text.lastIndexOf(',');
  const lastDot = text.lastIndexOf('.');
  const last = Math.max(lastComma, lastDot);
  if (last < 0) return text;
  const decimals = text.length - last - 1;
  const isMixed = lastComma >= 0 && lastDot >= 0;
  const separator = text.charAt(last);
  const isRepeated = text.indexOf(separator) !== last;
  const isDecimal = !isRepeated && (isMixed ? decimals <= 2 || decimals > 3 : decimals !== 3);
  const whole = text.slice(0, last).replace(/[.,]/g, '');
  const fraction = text.slice(last + 1);
  return isDecimal ? `${whole}.${fraction}` : whole + fraction;
}
