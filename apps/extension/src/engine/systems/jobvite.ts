import type { System } from './system.ts';

/** Steps of one form, of which one is shown. Ids are random: what a field is for is told by its words, or to browsers. */
export const jobvite: System = {
  source: 'jobvite',
  hosts: /^jobs\.jobvite\.com$/,
  form: 'form[name="scopeData.applyForm"], .jv-apply-form form',
  // Where somebody lives is asked first, together with a consent: both are the person's.
  ignore: 'form[name=consentForm]',
  keyOf: (control) => control.getAttribute('attachment-label')?.toLowerCase().replace(/\W+/g, '_') ?? null,
  block: '.jv-form-field, .jv-input-group',
  label: '.jv-form-field-label, .jv-form-field-legend, .jv-resume-header',
  step: '.jv-apply-step:not(.ng-hide) h2, .jv-apply-step:not(.ng-hide) h3',
  upload: { opener: '[jv-add-attachment]', pane: '#attachmentDropdown' },
  thanks: { address: /(confirmation|thank-you)\/?$/, element: '.jv-page-applyconfirm' },
};
