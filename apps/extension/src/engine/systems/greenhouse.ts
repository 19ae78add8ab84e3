import { textOf } from '../dom/text.ts';
import type { System } from './system.ts';

/** Both builds of the hosted board, on its own page or in a frame of the employer's. */
export const greenhouse: System = {
  source: 'greenhouseio',
  hosts: /^(job-)?boards(\.eu)?\.greenhouse\.io$/,
  form: '#application-form, form.application--form, form#application_form, form[id^=s3_upload_for_]',
  ignore: '#email-verification, .iti__country-list',
  keyOf: (control) => {
    const upload = findUpload(control);
    if (upload !== null) return upload;
    const multi = control.closest('fieldset[id^="question_"]')?.id ?? '';
    const name = control.getAttribute('name') ?? '';
    const classic = /^job_application\[(\w+)\]$/.exec(name)?.[1];
    return multi !== '' ? multi : (classic ?? (control.id === '' ? null : control.id));
  },
  labelOf: (control) => {
    const upload = findUpload(control);
    return upload === null
      ? null
      : textOf(findUploadField(upload)?.querySelector('label, legend') ?? null) || (UPLOADS[upload] ?? '');
  },
  shownPartOf: (control) => {
    const upload = findUpload(control);
    return upload === null ? null : findUploadField(upload);
  },
  block: '.field-wrapper, .select__container, div.field',
  label: 'label, legend',
  aliases: { 'candidate-location': 'location', job_application_location: 'location' },
  thanks: {
    address: /\/confirmation\/?$/,
    element: '.confirmation__content, .confirmation, #application_confirmation',
  },
};

const UPLOADS: Readonly<Record<string, string>> = { resume: 'Resume/CV', cover_letter: 'Cover Letter' };

/** The old board keeps its boxes for files in forms of their own beside the form: `s3_upload_for_resume` → `resume`. */
function findUpload(control: HTMLElement): string | null {
  const name = /^s3_upload_for_(\w+)$/.exec(control.closest('form')?.id ?? '')?.[1];
  return name !== undefined && Object.hasOwn(UPLOADS, name) ? name : null;
}

/** Where the old board shows what is attached. */
function findUploadField(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(
    `#${name}_fieldset, fieldset[data-field="${name}"], .field:has(#${name}_fieldset, [data-field="${name}"])`,
  );
}
