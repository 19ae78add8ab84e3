import type { FoundEntry, LeftOverText, ParsedResume } from '../../resume.ts';
import type { DataPath } from '../data-tree.ts';
import type { EuropassTree } from './europass-tree.ts';
import { leavePrivate, readAddresses, readNumber, toCountry } from './read-reach.ts';
import { nameLanguage, toMotherTongue } from './to-language.ts';

const PERSON = 'CandidatePerson';
const PRIVATE = [
  ...['BirthDate', 'BirthPlace', 'GenderCode', 'NationalityCode', 'MaritalStatusCode', 'Visa', 'Disability'],
  ...['ResidenceCountryCode', 'PassportNumber', 'PersonID'],
];

interface ReadPerson {
  person: Partial<ParsedResume>;
  /** Their first ones. */
  languages: FoundEntry[];
  leftOver: LeftOverText[];
}

/** Who the person is and how to reach them: channels of one kind each. */
export function readCandidatePerson(tree: EuropassTree, locale: string): ReadPerson {
  const name = [PERSON, 'PersonName'];
  const channels = tree.each(PERSON, 'Communication');
  const is = (at: DataPath, ...kinds: string[]) =>
    kinds.includes(tree.peek(...at, 'ChannelCode').replace(/\s/g, ''));
  const email = channels.find((at) => is(at, 'Email'));
  const numbers = channels.filter((at) => is(at, 'Telephone', 'Mobile'));
  const isMobile = (at: DataPath) => is(at, 'Mobile') || tree.find(...at, 'UseCode') === 'mobile';
  const number = numbers.find(isMobile) ?? numbers[0];
  const home = channels.find((at) => tree.has(at, 'Address'));
  const address = home ? [...home, 'Address'] : null;
  const country = address && toCountry(tree.line(address, 'CountryCode'));
  const sites = channels.filter((at) => is(at, 'Web', 'SocialMedia'));
  const person = {
    firstName: tree.joined(name, 'GivenName'),
    lastName: tree.joined(name, 'FamilyName'),
    email: email ? tree.line(email, 'URI', 'Text') : null,
    ...readNumber(number ? readDialled(tree, number) : null, country),
    address: address && tree.joined(address, 'AddressLine', ', '),
    city: address && tree.line(address, 'CityName'),
    state: address && tree.line(address, 'CountrySubDivisionCode'),
    zip: address && tree.line(address, 'PostalCode'),
    country,
    ...readAddresses(tree, sites, 'URI'),
  };
  const languages = tree.each(PERSON, 'PrimaryLanguageCode').flatMap((path) => {
    const language = tree.line(path);
    return language ? [toMotherTongue(nameLanguage(language, locale))] : [];
  });
  // How a channel is reached says what it is; of one that is left over it stays.
  for (const at of [email, number, home]) {
    for (const kind of at ? ['ChannelCode', 'UseCode'] : []) tree.pass(...(at ?? []), kind);
  }
  for (const at of sites) for (const kind of ['ChannelCode', 'UseCode', 'OtherTitle']) tree.pass(...at, kind);
  return { person, languages, leftOver: leavePrivate(tree, [PERSON], PRIVATE) };
}

/** `49` and `1515 5501470` → `'+49 1515 5501470'` */
function readDialled(tree: EuropassTree, at: DataPath) {
  const code = tree.line(at, 'CountryDialing');
  const number = tree.line(at, 'DialNumber', 'FormattedNumber', 'URI');
  tree.pass(...at, 'CountryCode');
  if (!number || !code || /^(?:\+|00)/.test(number.value)) return number;
  return { ...number, value: `+${code.value.replace(/\D/g, '')} ${number.value}` };
}
