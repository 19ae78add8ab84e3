import type { RecordPageRequest } from '@firsthand/contracts';
import { LIMITS } from '@firsthand/contracts/light';
import type { StoodField } from '../shared/page-messages.ts';
import type { FilledHere } from '../shared/worker-messages.ts';

type Recorded = RecordPageRequest['fields'][number];

/** What stood in a field when it was sent; where it came from only if it is still what the extension wrote. */
export function toRecorded(field: StoodField, filled: FilledHere | undefined): Recorded {
  const { key, label, kind, required, options, section, value } = field;
  const shared = {
    key,
    label,
    kind,
    required,
    section,
    options: options.map((option) => option.slice(0, 500)),
  };
  // Of a file the name stands there; the record names which of the profile's files it is.
  if (kind === 'file') return { ...shared, value: filled?.value ?? null, source: filled?.source ?? null };
  const isOurs = filled !== undefined && JSON.stringify(filled.value) === JSON.stringify(value);
  return { ...shared, value: cut(value), source: isOurs ? filled.source : null };
}

function cut(value: StoodField['value']): Recorded['value'] {
  if (typeof value === 'string') return value.slice(0, LIMITS.answerMaxLength);
  return value?.map((one) => one.slice(0, LIMITS.answerMaxLength)) ?? null;
}
