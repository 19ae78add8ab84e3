import { findWebAddress, LIMITS, PHONE_COUNTRY_CODES } from '@firsthand/contracts';
import type { Found, ParsedResume } from '@firsthand/resume-parser';
import { findEmailAddress } from '../../../people/email-address.ts';
import { findProfileCountry } from './find-profile-country.ts';
import type { ProfileFields } from '../profile-fields.ts';
import {
  fitText,
  toDraftValue,
  toLeftOver,
  type DraftValue,
  type Fit,
  type LeftOver,
} from './reading-draft.ts';

interface ContactDraft {
  fields: Partial<ProfileFields>;
  values: DraftValue[];
  leftOver: LeftOver[];
}

/** Who the person of a resume is and how to reach them, as far as a profile can hold it. */
export function readContact(parsed: ParsedResume): ContactDraft {
  const draft: ContactDraft = { fields: {}, values: [], leftOver: [] };
  const take = (field: ContactField, found: Found<string> | null, fit: (found: Found<string>) => Fit) => {
    if (!found) return;
    const fitted = fit(found);
    if ('reason' in fitted) {
      draft.leftOver.push(toLeftOver(found, fitted.reason));
      return;
    }
    draft.fields[field] = fitted.value;
    draft.values.push(toDraftValue(field, found, fitted));
  };
  const upTo = (maxLength: number) => (found: Found<string>) => fitText(found, maxLength);

  take('desired_job_title', parsed.desiredJobTitle, upTo(LIMITS.desiredJobTitleMaxLength));
  take('first_name', parsed.firstName, upTo(LIMITS.nameMaxLength));
  take('last_name', parsed.lastName, upTo(LIMITS.nameMaxLength));
  take('email', parsed.email, fitEmail);
  take('phone', withDoubtOf(parsed.phone, parsed.phoneCountryCode), (found) =>
    fitPhone(found, parsed.phoneCountryCode),
  );
  take('address', parsed.address, upTo(LIMITS.profileTextMaxLength));
  take('city', parsed.city, upTo(LIMITS.nameMaxLength));
  take('state', parsed.state, upTo(LIMITS.nameMaxLength));
  take('zip', parsed.zip, upTo(LIMITS.zipMaxLength));
  take('country', parsed.country, fitCountry);
  take('linkedin_url', parsed.linkedinUrl, fitWebAddress);
  take('website_url', parsed.websiteUrl, fitWebAddress);

  const code = parsed.phoneCountryCode?.value;
  // A code may stand alone, but not where its number could not be kept.
  const isKept = parsed.phone ? draft.fields.phone !== undefined : isPhoneCode(code);
  if (isKept && code !== undefined) draft.fields.phone_country_code = code;
  return draft;
}

type ContactField =
  | 'desired_job_title'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'address'
  | 'city'
  | 'state'
  | 'zip'
  | 'country'
  | 'linkedin_url'
  | 'website_url';

function fitEmail(found: Found<string>): Fit {
  const email = findEmailAddress(found.value)?.email;
  return email === undefined
    ? { reason: 'Mail could not go to this address.' }
    : { value: email, note: null };
}

/** A number is as sure as the country it is in. */
function withDoubtOf(phone: Found<string> | null, code: Found<string> | null): Found<string> | null {
  return phone && code ? { ...phone, confidence: Math.min(phone.confidence, code.confidence) } : phone;
}

/** "+49221123456" with "+49" → "221123456": a profile keeps the two apart. */
function fitPhone(found: Found<string>, code: Found<string> | null): Fit {
  if (!code) return fitText(found, LIMITS.phoneMaxLength);
  if (!isPhoneCode(code.value)) {
    return { reason: `A profile cannot hold the country code ${code.value} yet.` };
  }
  const { value } = found;
  const number = value.startsWith(code.value) ? value.slice(code.value.length) : value;
  return fitText({ ...found, value: number }, LIMITS.phoneMaxLength);
}

function isPhoneCode(code: string | undefined): boolean {
  return PHONE_COUNTRY_CODES.some((known) => known === code);
}

function fitCountry(found: Found<string>): Fit {
  const country = findProfileCountry(found.value);
  if (!country) return { reason: 'A profile cannot name this country yet.' };
  return { value: country, note: country === found.value ? null : `The resume says "${found.value}".` };
}

function fitWebAddress(found: Found<string>): Fit {
  const address = findWebAddress(found.value.trim());
  return address === null
    ? { reason: 'This is no web address that could be followed.' }
    : fitText({ ...found, value: address }, LIMITS.urlMaxLength);
}
