import type { ParsedResume, ResumeSource } from '../resume.ts';

/** A resume of data, of which nothing is read yet. */
export function toEmptyResume(source: ResumeSource): ParsedResume {
  return {
    ...{ source, pages: [], profileName: null, desiredJobTitle: null, firstName: null, lastName: null },
    ...{ email: null, phone: null, phoneCountryCode: null, address: null, city: null, state: null },
    ...{ zip: null, country: null, linkedinUrl: null, websiteUrl: null, skills: [], experience: [] },
    ...{ summary: null, sections: {}, leftOver: [], language: null },
  };
}
