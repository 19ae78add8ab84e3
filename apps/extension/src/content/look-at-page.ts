import { isDrawn } from '../engine/dom/drawn.ts';
import { isFrameSeen } from '../engine/dom/frame.ts';
import { findShown } from '../engine/dom/visible.ts';
import { closestAcross, collect } from '../engine/dom/walk.ts';
import { textOf } from '../engine/dom/text.ts';
import { findFields } from '../engine/fields/find-fields.ts';
import { isEmpty, type FoundField } from '../engine/page-field.ts';
import type { System } from '../engine/systems/system.ts';
import type { PageView, StoodField } from '../shared/page-messages.ts';

const CHALLENGES =
  'iframe[src*="captcha-delivery.com"], iframe[src*="hcaptcha.com"], iframe[src*="recaptcha/"][src*="bframe"], iframe[src*="challenges.cloudflare.com"]';
/** The badge in the corner is smaller. */
const CHALLENGE_PX = 200;
/** Smaller frames count visits. */
const LEAST_FRAME_PX = 30;
/** More is no name of a step but all that stands in it. */
const STEP_SHOWN = 120;

/** What the page shows now: nothing of what stands in a frame that nobody can see. */
export async function lookAtPage(system: System): Promise<PageView> {
  const view = lookHere(system);
  if (view.fields.length === 0 || (await isFrameSeen())) return view;
  return { ...view, fields: [], beyond: 0, isWhole: false, hasOpener: false, isUnseen: true };
}

function lookHere(system: System): PageView {
  const wall = findWall();
  const found = wall === 'sign-in' ? { fields: [], beyond: 0 } : findFields(document, system);
  // What nobody can see gets nothing, so that it is not offered.
  const seen = findShown(found.fields.map(({ element }) => element));
  const fields = found.fields.filter(({ element }) => seen.has(element));
  const shown = findStep(system);
  // An element with a root of its own tells that there is a step, and not what it is called.
  const step = shown?.shadowRoot ? '' : textOf(shown);
  return {
    source: system.source,
    fields: fields.map(toStood),
    beyond: found.beyond,
    isWhole: found.beyond === 0 && !fields.some(({ isUnread }) => isUnread) && !holdsFrames(system),
    isUnseen: false,
    wall,
    hasOpener: fields.length === 0 && findOpener(system),
    step: step === '' || step.length > STEP_SHOWN ? null : step,
    afterFile: findAfterFile(system),
    copies: system.copies ?? {},
    shownEntries: findSavedEntries(system),
  };
}

const ENTRIES_MAX = 60;

function findSavedEntries({ savedEntries }: System): string[] {
  if (savedEntries === undefined) return [];
  const shown = collect(document, savedEntries).filter(isDrawn).map(textOf);
  return shown.filter((words) => words !== '').slice(0, ENTRIES_MAX);
}

/** What stands in a frame inside of the form is another page to us; checks for robots ask nothing. */
function holdsFrames(system: System): boolean {
  const isQuestion = (frame: HTMLElement) =>
    !/captcha|recaptcha|turnstile|challenges\.cloudflare/i.test(frame.getAttribute('src') ?? '') &&
    closestAcross(frame, system.form) !== null &&
    frame.getBoundingClientRect().height >= LEAST_FRAME_PX &&
    isDrawn(frame);
  return collect(document, 'iframe').some(isQuestion);
}

/** What names the step that is shown, of forms that have several. */
export function findStep({ step }: System): HTMLElement | null {
  return step === undefined ? null : (collect(document, step).find(isDrawn) ?? null);
}

/** What stands in the fields now. */
export function readFields(system: System): StoodField[] {
  if (findWall() === 'sign-in') return [];
  const read = findFields(document, system).fields.filter(({ isUnread }) => !isUnread);
  return read.map((field) => {
    const stood = toStood(field);
    // The record says what a person saw there, also where the page does not count it.
    return isEmpty(stood.value) ? { ...stood, value: field.widget.shows?.() ?? stood.value } : stood;
  });
}

function toStood(field: FoundField): StoodField {
  const { key, label, kind, required, options, section, isUnread, widget } = field;
  return { key, label, kind, required, options, section, isUnread, value: widget.read() };
}

/** A password is asked for, or a proof that one is a person: both are the person's alone. */
export function findWall(): PageView['wall'] {
  if (collect(document, 'input[type=password]').some(isDrawn)) return 'sign-in';
  const isBig = (frame: Element) => frame.getBoundingClientRect().height >= CHALLENGE_PX;
  return collect(document, CHALLENGES).some((frame) => isDrawn(frame) && isBig(frame)) ? 'challenge' : null;
}

function findAfterFile({ upload }: System): string | null {
  return upload?.then !== undefined && collect(document, upload.opener).length > 0 ? upload.then : null;
}

function findOpener({ opener }: System): boolean {
  if (!opener) return false;
  return collect(document, 'button, a').some((one) => opener.test(textOf(one)) && isDrawn(one));
}
