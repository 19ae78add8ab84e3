import { createHash } from 'node:crypto';

/** A piece of output, or a value still to be written. */
type Work = { text: string } | { value: unknown };

/**
 * A short hash of a JSON value that does not depend on the order of keys: 22 characters of base64url.
 * Works without recursion, so a deeply nested answer cannot overflow the stack. What JSON cannot hold counts as null.
 */
export function toFingerprint(value: unknown): string {
  const hash = createHash('sha256');
  let buffer = '';
  const stack: Work[] = [{ value }];
  for (let work = stack.pop(); work !== undefined; work = stack.pop()) {
    if ('text' in work) buffer += work.text;
    else if (typeof work.value === 'object' && work.value !== null) pushParts(work.value, stack);
    else buffer += toScalarText(work.value);
    if (buffer.length > 65_536) {
      hash.update(buffer);
      buffer = '';
    }
  }
  return hash.update(buffer).digest('base64url').slice(0, 22);
}

function pushParts(value: object, stack: Work[]): void {
  const parts: Work[] = Array.isArray(value) ? listParts(value) : memberParts(value);
  for (const part of parts.reverse()) stack.push(part);
}

function listParts(values: unknown[]): Work[] {
  return [{ text: '[' }, ...values.flatMap((value): Work[] => [{ value }, { text: ',' }]), { text: ']' }];
}

function memberParts(value: object): Work[] {
  const parts: Work[] = [{ text: '{' }];
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  members.sort(([left], [right]) => (left < right ? -1 : 1));
  for (const [key, member] of members) {
    parts.push({ text: `${JSON.stringify(key)}:` }, { value: member }, { text: ',' });
  }
  parts.push({ text: '}' });
  return parts;
}

function toScalarText(value: unknown): string {
  if (typeof value === 'bigint') return value.toString();
  const isJson = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isJson ? JSON.stringify(value) : 'null';
}
