import { LIMITS, type FormField } from '@firsthand/contracts';
import type { ApplicationForm } from '../contract.ts';
import { findMeaning, isContactMeaning } from '../meaning.ts';
import { findSensitiveTopic } from '../sensitive/find-topic.ts';
import { cutConditions } from './cut-conditions.ts';
import { ALL_OPTIONS_LENGTH, ALL_OPTIONS_MAX, toOptionLength } from './form-bounds.ts';
import { toPlainLine, toPlainText } from './plain-text.ts';
import type { RawField, RawForm } from './raw-form.ts';

const OPTION_LABEL_MAX = 500;
const NOTICES_MAX = 20;
const SECTION_MAX = 300;

/** Keys are sent back to the ATS as they are, and travel as names of object members here. */
const USABLE_KEY = /^[\w.:[\]-]{1,200}$/;
const UNUSABLE_NAMES = new Set(['__proto__', 'constructor', 'prototype']);
const HONEYPOT_KEY = /^hp[_-]|honey_?pot|^bot[_-]|trap$/i;
const HONEYPOT_LABEL =
  /\b(leave (this|it)( field)? (blank|empty)|do not fill( in| out)?|if you are (a )?human)\b/i;

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** What choices the fields to come may have. */
interface Budget {
  options: number;
  length: number;
}

/**
 * Makes a form harmless and bounded, whatever the employer or the ATS put into it: plain text, at most
 * `LIMITS.formFieldsMax` fields with distinct keys, conditions without circles, a topic on each sensitive question.
 * What is left out stands in the notices.
 */
export function sanitizeForm(origin: ApplicationForm['origin'], raw: RawForm): ApplicationForm {
  const notices: string[] = (raw.notices ?? []).map((notice) =>
    toPlainLine(notice, LIMITS.formLabelMaxLength),
  );
  const kept = keepUsable(raw.fields, notices);
  const budget = { options: ALL_OPTIONS_MAX, length: ALL_OPTIONS_LENGTH };
  const tamed = kept.map((field) => sanitizeField(field, budget, notices));
  const fields = dropLoneGroups(cutConditions(tamed, notices));
  const shown = notices.slice(0, NOTICES_MAX);
  if (notices.length > NOTICES_MAX)
    shown.push(`… and ${notices.length - NOTICES_MAX} more notes of this kind.`);
  return { origin, notices: shown, fields };
}

/** Without hidden fields and traps for robots; keys that cannot be used or come twice cost their field. */
function keepUsable(fields: readonly RawField[], notices: string[]): RawField[] {
  const seen = new Set<string>();
  const kept: RawField[] = [];
  let beyond = 0;
  for (const field of fields) {
    if (field.hidden === true || isHoneypot(field)) continue;
    if (kept.length >= LIMITS.formFieldsMax) {
      beyond += 1;
      continue;
    }
    if (!USABLE_KEY.test(field.key) || UNUSABLE_NAMES.has(field.key)) {
      notices.push(`${quote(field.label)} was left out: its name cannot be used.`);
    } else if (seen.has(field.key)) {
      notices.push(`${quote(field.label)} was left out: the form uses its name twice.`);
    } else {
      seen.add(field.key);
      kept.push(field);
    }
  }
  if (beyond > 0) {
    notices.push(
      `The form is very long: the first ${LIMITS.formFieldsMax} fields are shown, ${beyond} more are only on the employer’s page.`,
    );
  }
  return kept;
}

function isHoneypot(field: RawField): boolean {
  return HONEYPOT_KEY.test(field.key) || HONEYPOT_LABEL.test(field.label.slice(0, LIMITS.formLabelMaxLength));
}

function sanitizeField(raw: RawField, budget: Budget, notices: string[]): FormField {
  const label = toPlainLine(raw.label, LIMITS.formLabelMaxLength) || `Question without a text (${raw.key})`;
  const help = toPlainText(raw.help ?? '', LIMITS.formLabelMaxLength) || null;
  const section = toPlainLine(raw.section ?? '', SECTION_MAX);
  const isChoice = raw.kind === 'single-choice' || raw.kind === 'multiple-choice';
  const given = sanitizeOptions(raw, budget, notices);
  const kind = isChoice && given.length === 0 ? 'text' : raw.kind;
  const options = kind === 'yes-no' && given.length === 0 ? YES_NO : given;
  const field: FormField = {
    key: raw.key,
    label,
    help,
    kind,
    group: raw.group,
    required: raw.required,
    options: isChoice || kind === 'yes-no' ? options : [],
    sensitive: null,
    one_of: raw.one_of === undefined ? null : toPlainLine(raw.one_of, 200) || null,
    shown_when: raw.shown_when ?? null,
    ...(section === '' ? {} : { section }),
  };
  field.sensitive = raw.topic ?? findSensitiveTopic(field);
  field.group = toGroup(field);
  return field;
}

/** Values go back to the ATS untouched, so one that cannot be shown or comes twice costs the option. */
function sanitizeOptions(raw: RawField, budget: Budget, notices: string[]): FormField['options'] {
  const given = raw.options ?? [];
  const seen = new Set<string>();
  const options: FormField['options'] = [];
  const most = Math.min(LIMITS.formOptionsMax, budget.options);
  for (const option of given) {
    if (options.length >= most) break;
    const label = toPlainLine(option.label, OPTION_LABEL_MAX);
    if (label === '' || option.value === '' || option.value.length > 1_000 || seen.has(option.value))
      continue;
    const made = { value: option.value, label };
    if (toOptionLength(made) > budget.length) break;
    budget.length -= toOptionLength(made);
    seen.add(option.value);
    options.push(made);
  }
  budget.options -= options.length;
  if (options.length < given.length) {
    notices.push(`${quote(raw.label)} shows ${options.length} of ${given.length} choices.`);
  }
  return options;
}

function toGroup(field: FormField): FormField['group'] {
  if (field.kind === 'consent') return 'consent';
  if (field.group !== 'questions') return field.group;
  if (field.sensitive === 'equal-opportunity') return 'equal-opportunity';
  const meaning = findMeaning(field);
  return meaning !== null && isContactMeaning(meaning) ? 'contact' : 'questions';
}

/** A group of which one member is left is no group. */
function dropLoneGroups(fields: FormField[]): FormField[] {
  const sizes = new Map<string, number>();
  for (const { one_of } of fields) if (one_of !== null) sizes.set(one_of, (sizes.get(one_of) ?? 0) + 1);
  return fields.map((field) =>
    field.one_of !== null && sizes.get(field.one_of) === 1 ? { ...field, one_of: null } : field,
  );
}

function quote(label: string): string {
  return `“${toPlainLine(label, 80)}”`;
}
