import type { FilledField, FillPageResponse } from '@firsthand/contracts';
import { isEmpty } from '../engine/page-field.ts';
import type { PageView, StoodField } from '../shared/page-messages.ts';

/** A field that something was prepared for. */
export interface Row {
  field: StoodField;
  value: string | string[];
  source: NonNullable<FilledField['source']>;
  /** An answer that may have been meant for another employer: it is shown, and ticked by the person alone. */
  isOffered: boolean;
  isSensitive: boolean;
  file: FillPageResponse['files'][number] | null;
  /** Which entry of a list it belongs to. */
  entry: string | null;
}

/** What would go where, all of it shown before anything is written. */
export interface Plan {
  toFill: Row[];
  /** Something stands there: the same, or something else. */
  standing: Row[];
  /** Empty, with the reason why nothing goes there. */
  left: { field: StoodField; reason: string }[];
}

const YOURS = 'Only you can decide this.';
const UNREAD = 'Answer this on the page: it is drawn in a way that cannot be read here.';
const NOT_ASKED = 'Nothing was prepared for it.';

/** Sorts the page's fields by what is to be done with them. */
export function makePlan({ fields, copies }: PageView, { fields: filled, files }: FillPageResponse): Plan {
  const byKey = new Map(filled.map((field) => [field.key, field]));
  const plan: Plan = { toFill: [], standing: [], left: [] };
  for (const shown of fields) {
    const field = withEntry(shown, byKey.get(shown.key));
    if (field.isUnread) {
      plan.left.push({ field, reason: UNREAD });
      continue;
    }
    const own = byKey.get(field.key);
    const copied = byKey.get(Object.hasOwn(copies, field.key) ? (copies[field.key] ?? '') : '');
    const from = own?.value === null || own === undefined ? (copied ?? own) : own;
    const { value = null, source = null } = from ?? {};
    if (field.kind === 'consent') {
      if (isEmpty(field.value)) plan.left.push({ field, reason: YOURS });
      continue;
    }
    if (value === null || source === null) {
      const offered = from?.offered;
      if (isEmpty(field.value) && offered) plan.toFill.push(toOffered(field, offered));
      else if (isEmpty(field.value)) plan.left.push({ field, reason: from?.left_empty ?? NOT_ASKED });
      continue;
    }
    const file = field.kind === 'file' ? (files.find(({ kind }) => kind === value) ?? null) : null;
    if (field.kind === 'file' && !file) continue;
    const isSensitive = (from?.sensitive ?? null) !== null;
    const row = { field, value, source, isOffered: false, isSensitive, file, entry: toEntry(from) };
    plan[isEmpty(field.value) ? 'toFill' : 'standing'].push(row);
  }
  return plan;
}

function toOffered(field: StoodField, { value, detail }: NonNullable<FilledField['offered']>): Row {
  return {
    field,
    value,
    source: { kind: 'earlier', detail },
    isOffered: true,
    isSensitive: false,
    file: null,
    entry: null,
  };
}

type Filled = FillPageResponse['fields'][number];

function toEntry(filled: Filled | undefined): string | null {
  return filled?.entry ? `${filled.entry.list} ${filled.entry.number}` : null;
}

const LISTS = { experience: 'Work experience', education: 'Education' } as const;

/** Where several entries stand below one heading, the number tells which is meant. */
function withEntry(field: StoodField, filled: Filled | undefined): StoodField {
  const { entry } = filled ?? {};
  if (!entry || /\d\s*$/.test(field.section ?? '')) return field;
  return { ...field, shownIn: `${field.section ?? LISTS[entry.list]} ${entry.number}` };
}

/** As a person reads it. */
export function toWords(value: string | string[] | null): string {
  return typeof value === 'string' ? value : (value ?? []).join(', ');
}
