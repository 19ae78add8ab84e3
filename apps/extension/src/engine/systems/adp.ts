import { closestAcross } from '../dom/walk.ts';
import { textOf } from '../dom/text.ts';
import type { System } from './system.ts';

/** Workforce Now and MyJobs. Nobody published what stands behind the code of the one and the sign-in of the other. */
export const adp: System = {
  source: 'adp',
  hosts: /^(workforcenow(\.cloud)?|myjobs)\.adp\.com$/,
  isPart: true,
  form: '.login-form-container, #vdlContainerFluid, adp-form-group, #prescreeningForm',
  ignore: '#otp-page_passcode, sdf-focus-pane, [embedded-context=phone-number] input',
  keyOf: findKey,
  labelOf: readLabel,
  aliases: {
    guestFirstName: 'first_name',
    guestLastName: 'last_name',
    guestEmail: 'email',
    login_view_phone: 'phone',
    firstName: 'first_name',
    lastName: 'last_name',
  },
  step: '.mdf-segmented-wizard-header-item[aria-current=true]',
  opener: /^apply$/i,
  upload: {
    ...{ opener: 'adp-form-group sdf-button[aria-label^=upload]', pane: 'sdf-focus-pane' },
    then: 'ADP keeps the file once you press Save below it.',
  },
  thanks: { element: '.success-message-container' },
};

const BLOCK = 'adp-form-group, .mdf-validated-field';

/** Numbers of questions are no names. */
function findKey(control: HTMLElement): string | null {
  const group = closestAcross(control, 'adp-form-group[data-name]');
  const name = group?.getAttribute('data-name') ?? control.getAttribute('name') ?? control.id;
  return name === '' || /^(q_|question|vdl-|mdf-|file$)|\d{4,}/.test(name) ? null : name;
}

function readLabel(control: HTMLElement): string | null {
  const label = closestAcross(control, BLOCK)?.querySelector('.mdf-label, .form-control-label');
  return label ? textOf(label) : null;
}
