import { describe, expect, test } from 'vitest';
import { findSensitiveTopic } from './sensitive/find-topic.ts';
import { makeField } from './testing/factories.ts';
import { findMeaning } from './meaning.ts';

const read = (label: string, more: Parameters<typeof makeField>[0] = {}) => {
  const field = makeField({ label, ...more });
  return findMeaning({ ...field, sensitive: findSensitiveTopic(field) });
};

describe('a whole label', () => {
  test.each([
    ['Cell', 'phone'],
    ['Home Phone', 'phone'],
    ['Phone (with country code)', 'phone'],
    ['Personal Mobile', 'phone'],
    ['Mobile phone number', 'phone'],
    ['Postal code / Zip code', 'zip'],
    ['Zip/Postal Code', 'zip'],
    ['LinkedIn Profile (URL)', 'linkedin'],
    ['Portfolio / Website', 'website'],
    ['Website or portfolio', 'website'],
    ['First & Last Name', 'full-name'],
    ['First and last name', 'full-name'],
    ['Preferred Name', 'first-name'],
    ['State/Territory', 'state'],
    ['State / Province / Region', 'state'],
    ['State', 'state'],
    ['City/Town', 'city'],
    ['Legal First Name', 'first-name'],
    ['First Name (legal)', 'first-name'],
    ['Legal last name', 'last-name'],
    ['Legal Name', 'full-name'],
    ['Full Legal Name', 'full-name'],
    ['Legal full name', 'full-name'],
    ['Please enter your full legal name', 'full-name'],
    ['Street address', 'address'],
    ['Address Line 1', 'address'],
  ])('“%s” asks for the %s', (label, meaning) => {
    expect(read(label)).toBe(meaning);
  });

  test.each([
    'Upload your resume here',
    'Upload resume (PDF only)',
    'Resume upload',
    'Resume/CV',
    'Attach a resume',
  ])('“%s” asks for the resume', (label) => {
    expect(read(label, { kind: 'file' })).toBe('resume');
  });

  test.each([
    ...['Number', 'Employee number', 'Work phone', 'Fax', 'Phone country code', 'Emergency phone'],
    ...['Legal entity', 'Are you of legal age?', 'State your reasons', 'Name of your school', 'Maiden name'],
    ...['Which city would you like to work in?', 'Company name', 'Website of your employer', 'Middle name'],
  ])('“%s” asks for none of it', (label) => {
    expect(read(label)).toBeNull();
  });
});

describe('below a heading of other people', () => {
  test.each([
    ...['References', 'Professional References', 'Reference 1', 'Please list three references', 'Referral'],
    ...[
      'Work history - most recent employer',
      'Previous employers',
      'Employment History',
      'Current employer',
    ],
    ...['Emergency contact', 'Emergency Contact Information', 'In case of emergency', 'Next of kin'],
    ...['Supervisor', 'Direct manager', 'Education', 'High school', 'University', 'Spouse', 'Family members'],
    ...['Referred by', 'Parent or guardian', 'Recruiter', 'Referenzen', 'Notfallkontakt', 'Ausbildung'],
    ...[
      'Personne à contacter en cas d’urgence',
      'Employeur précédent',
      'Contacto de emergencia',
      'Referenties',
    ],
  ])('“%s” nothing is asked of the person', (section) => {
    for (const label of ['Name', 'Phone Number', 'Email', 'City', 'State', 'Address'])
      expect(read(label, { section })).toBeNull();
    // Also where the page gives the box one of our names.
    expect(read('Phone', { key: 'phone', section })).toBeNull();
  });

  test.each([
    ...['Personal information', 'Contact Information', 'Your details', 'Application for employment', 'Apply'],
    ...['Submit your application', 'Voluntary self-identification', 'Equal Employment Opportunity', 'Basics'],
    ...[
      'Address',
      'My Information',
      'Employment application',
      'Persönliche Angaben',
      'Additional information',
    ],
  ])('and below “%s” it is', (section) => {
    expect(read('Phone Number', { section })).toBe('phone');
  });
});
