import { findListBehind } from '../fields/clipped-lists.ts';
import type { System } from '../systems/system.ts';

/** What the server takes as the name of a field. */
const UNUSABLE = /[^\w.:[\]-]+/g;
/** They are made anew whenever the page is drawn. */
const PASSING =
  /^(:r\w*:|_r_\w+_|«r\w*»|react-select|jv-field|input-|spl-form-element|FabricTextField|mui-|radix-|vdl-|mdf-|\d+$|file-input)/i;
const BY_AUTOCOMPLETE: Readonly<Record<string, string>> = {
  'given-name': 'first_name',
  'family-name': 'last_name',
  name: 'full_name',
  email: 'email',
  tel: 'phone',
  'street-address': 'address',
  'address-line1': 'address',
  'address-level1': 'state',
  'address-level2': 'city',
  'postal-code': 'zip_code',
  'country-name': 'country',
};

/** The name of a field: the system's own, what it says for browsers, its name or id, else its words. */
export function keyControl(control: HTMLElement, label: string, system: System): string {
  const own = system.keyOf?.(control) ?? null;
  const named = own ?? byAutocomplete(control) ?? byName(control);
  const key = named ?? `label:${label.toLowerCase().slice(0, 120)}`;
  const alias = system.aliases && Object.hasOwn(system.aliases, key) ? system.aliases[key] : undefined;
  return (alias ?? key).replace(UNUSABLE, '_').slice(0, 180);
}

function byName(control: HTMLElement): string | null {
  const names = [control.getAttribute('name'), nameBeside(control), control.id];
  return names.find((name) => name !== null && name !== '' && !PASSING.test(name)) ?? null;
}

/** What draws a list keeps its value in a box that nobody sees, which has the name. */
function nameBeside(control: HTMLElement): string | null {
  if (control.matches('input, textarea, select')) return null;
  const list = findListBehind(control);
  if (list) return list.name || list.id || null;
  const boxes = control.parentElement?.querySelectorAll(':scope > :is(input, select)[name]') ?? [];
  return boxes.length === 1 ? (boxes[0]?.getAttribute('name') ?? null) : null;
}

function byAutocomplete(control: HTMLElement): string | null {
  const word = (control.getAttribute('autocomplete') ?? '').split(' ').at(-1) ?? '';
  return Object.hasOwn(BY_AUTOCOMPLETE, word) ? (BY_AUTOCOMPLETE[word] ?? null) : null;
}

/** Gives a name that came before a number, so that each names one field. */
export function makeUnique(key: string, taken: Set<string>): string {
  let name = key;
  for (let number = 2; taken.has(name); number += 1) name = `${key}_${number}`;
  taken.add(name);
  return name;
}
