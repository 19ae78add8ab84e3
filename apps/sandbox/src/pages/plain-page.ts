import type { Source } from '@firsthand/contracts';
import type { PageSystem } from './page-system.ts';

const FORM = `<form method="post" enctype="multipart/form-data"><h2>Apply here</h2>
<label for="name">Full name</label><input id="name" name="name" autocomplete="name" required>
<label for="email">Email</label><input id="email" name="email" type="email" autocomplete="email" required>
<label for="phone">Phone</label><input id="phone" name="phone" type="tel" autocomplete="tel">
<label for="resume">Resume</label><input id="resume" name="resume" type="file" accept=".pdf,.doc,.docx">
<label for="letter">Cover letter</label><textarea id="letter" name="letter" rows="6"></textarea>
<p><button type="submit">Submit application</button></p></form>`;

/** A plain form, where the system's own is not imitated. */
export function toPlainPage(source: Source, name: string, host: RegExp): PageSystem {
  return {
    ...{ source, name, host, formHasText: true },
    listAddresses: (_posting, hostedUrl) => {
      const address = hostedUrl.replace('https://', '');
      return { posting: [], form: [address, `${address}/apply`], done: [] };
    },
    toForm: () => ({ body: FORM }),
    toThanks: () => null,
    thanks: () => '<h1>Application sent</h1>',
    closed: {
      status: 404,
      html: '<h1>This position is no longer open</h1><p>The employer has closed it.</p>',
    },
  };
}
