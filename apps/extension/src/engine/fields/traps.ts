import { closestAcross } from '../dom/walk.ts';

const TRAP_NAME = /^hp[_-]|_hp(csaf)?$|hpcsaf|honey|^bee_?catcher$|^bot[_-]|trap$|^candidate\.hp_/i;
const TRAP_WORDS =
  /\b(leave (this|it)( field)? (blank|empty)|do not fill|robots? only|if you are (a )?human)\b/i;
/** What proves that somebody is a person is theirs to pass. */
const CAPTCHA_NAME = /captcha|cf-turnstile/i;
/** Beside the form on the same page, and none of its questions. */
const ELSEWHERE =
  '#onetrust-consent-sdk, #onetrust-banner-sdk, [class*="cookie-consent"], [id*="cookie-banner"], [role=search], form[role=search]';

/** Whether a control is laid out for robots, by what it is called or says. What cannot be seen is left out elsewhere. */
export function isTrap(control: HTMLElement, label: string): boolean {
  const names = [control.getAttribute('name'), control.id, control.getAttribute('ng-model')];
  return names.some((name) => name !== null && TRAP_NAME.test(name)) || TRAP_WORDS.test(label);
}

/** Whether it belongs to something else than the form. */
export function isElsewhere(control: HTMLElement): boolean {
  const name = control.getAttribute('name') ?? control.id;
  return CAPTCHA_NAME.test(name) || closestAcross(control, ELSEWHERE) !== null;
}
