import { writeZip } from './write-docx.ts';

export const PROFILE =
  'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\n' +
  'Nora,Lindqvist,,,"Mar 4, 1990",Nurse who leads,,Hospitals,56068,"Coblenz, Germany",,[PORTFOLIO:https://nora.example],\n';
export const POSITIONS =
  'Company Name,Title,Description,Location,Started On,Finished On\n' +
  'Lakeside Clinic,Head Nurse,"• Led a team, of twelve\n• Kept ""calm""",Berlin,Jan 2020,\n' +
  'City Hospital,Nurse,,,2018,Dec 2019';

/** LinkedIn's data export of Nora, with what is nobody's but hers. */
export function anExport(): Uint8Array {
  return writeZip({
    'Profile.csv': PROFILE,
    'Positions.csv': POSITIONS,
    'Skills.csv': 'Name\nTriage\n=1+1\nWound care\n',
    'Email Addresses.csv':
      'Email Address,Confirmed,Primary,Updated On\nold@mail.example,Yes,No,1/1/20\nnora@mail.example,Yes,Yes,1/1/24\n',
    'PhoneNumbers.csv': 'Extension,Number,Type\n,,Home\n,+49 1515 5501470,Mobile\n',
    'Education.csv':
      'School Name,Start Date,End Date,Notes,Degree Name,Activities\nLakeside College,2010,,,BSc,\n',
    'messages.csv': 'FROM,CONTENT\nBob,a secret\n',
    'Jobs/Job Applications.csv': 'Company Name\nAcme\n',
  });
}
