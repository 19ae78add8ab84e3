import type { System } from './system.ts';

/** Both builds of the hosted board, on its own page or in a frame of the employer's. */
export const greenhouse: System = {
  source: 'greenhouseio',
  hosts: /^(job-)?boards(\.eu)?\.greenhouse\.io$/,
  form: '#application-form, form.application--form, form#application_form',
  ignore: '#email-verification, .iti__country-list',
  keyOf: (control) => {
    const multi = control.closest('fieldset[id^="question_"]')?.id ?? '';
    const name = control.getAttribute('name') ?? '';
    const classic = /^job_application\[(\w+)\]$/.exec(name)?.[1];
    return multi !== '' ? multi : (classic ?? (control.id || null));
  },
  block: '.field-wrapper, .select__container, div.field',
  label: 'label, legend',
  aliases: { 'candidate-location': 'location', job_application_location: 'location' },
  thanks: {
    address: /\/confirmation\/?$/,
    element: '.confirmation__content, .confirmation, #application_confirmation',
  },
};
